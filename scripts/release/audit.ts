/**
 * Runs `npm audit` on the packages that ship. If the audit cannot run, this is reported and does
 * not count as a pass.
 */
import { z } from 'zod';
import { npm } from './run.ts';

export type Audit =
  | { readonly is: 'clean' }
  | { readonly is: 'advisories'; readonly about: readonly string[] }
  | { readonly is: 'unasked'; readonly why: string };

const Report = z.object({
  metadata: z.object({ vulnerabilities: z.object({ total: z.number() }) }),
  vulnerabilities: z.record(z.string(), z.object({ name: z.string(), severity: z.string() })),
});
const Refusal = z.object({ message: z.string() });

/**
 * Reads the result of an audit.
 * @param output the standard output of `npm audit --json`
 */
export function auditOf(output: string): Audit {
  let said: unknown;
  try {
    said = JSON.parse(output);
  } catch {
    return { is: 'unasked', why: 'npm gave no answer that can be read' };
  }
  const report = Report.safeParse(said);
  if (!report.success)
    return {
      is: 'unasked',
      why: Refusal.safeParse(said).data?.message ?? 'npm answered in a form that is not known',
    };
  const { metadata, vulnerabilities } = report.data;
  if (metadata.vulnerabilities.total === 0) return { is: 'clean' };
  return {
    is: 'advisories',
    about: Object.values(vulnerabilities).map(({ name, severity }) => `${name} (${severity})`),
  };
}

export function sentence(audit: Audit): string {
  switch (audit.is) {
    case 'clean':
      return 'npm audit: no advisory is known about what ships.';
    case 'advisories':
      return `npm audit: advisories about what ships: ${audit.about.join(', ')}.`;
    case 'unasked':
      return `npm audit could not be asked, so nothing is known: ${audit.why}.`;
  }
}

export const audit = async (root: string): Promise<Audit> =>
  auditOf((await npm(['audit', '--omit=dev', '--json'], root, 60)).out);
