/** Lessons on light and vision. */
import { ADA, BOW, CLEO, goblin } from './cast.ts';
import { askMove } from './questions.ts';
import { ruling, type LessonBoard } from './scenario.ts';

const BRIGHT = { light: 'bright' } as const;
const DIM = { light: 'dim' } as const;

const night = (n: number) => ({ ...goblin(n, BOW), traits: ['darkvision-12'] });

export const lightScenarios: readonly LessonBoard[] = [
  {
    id: 'torchlight',
    family: 'light',
    ground: 'stone',
    select: 'cleo',
    targets: ['goblin-1'],
    rest: { light: 'dark' },
    board: `
      ##############
      #,,,,,,,.....#
      #,:::::,.....#
      #,:A::C,..g..#
      #,:::::,.....#
      #,:::::h.....#
      #,,,,,,,.....#
      ##############`,
    legend: {
      ',': { cell: DIM },
      ':': { cell: BRIGHT },
      A: { ...ADA, on: BRIGHT },
      C: { ...CLEO, on: BRIGHT },
      g: night(1),
      h: { ...night(2), on: DIM },
    },
    expect: [
      ruling('srd35.concealment.ranged-corner-procedure', 'sigil.light.dim')
        .en('Goblin 2 stands in dim light: one shot in five misses.')
        .it('Goblin 2 è nella luce fioca: un tiro su cinque va a vuoto.')
        .ask({ ask: 'concealment', from: 'cleo', to: 'goblin-2', attack: 'ranged' })
        .gives({ degree: 'partial', missChance: 20 }),
      ruling('srd35.concealment.total-definition', 'sigil.light.dark')
        .en('Goblin 1 stands in darkness: total concealment.')
        .it('Goblin 1 è al buio: occultamento totale.')
        .ask({ ask: 'concealment', from: 'cleo', to: 'goblin-1', attack: 'ranged' })
        .gives({ degree: 'total', missChance: 50 }),
      ruling('srd35.light.darkvision-ignores-dim-and-dark', 'sigil.light.dark')
        .en('The goblins, with darkvision, see one another and Cleo clearly.')
        .it('I goblin, con la scurovisione, si vedono bene fra loro e vedono bene Cleo.')
        .ask({ ask: 'senses', of: 'goblin-2', target: 'goblin-1' })
        .gives({ sight: 'clear', light: 'dark', by: ['darkvision'] }),
      ruling('sigil.light.into-darkness-counts-blind')
        .en(
          'Its arrow comes out of the dark: Cleo counts as blinded, −2 to AC and no ' +
            'Dexterity bonus.',
        )
        .it(
          'La sua freccia esce dal buio: Cleo vale come accecata, −2 alla CA e niente bonus di Destrezza.',
        )
        .with({ under: ['sigil'] })
        .ask({ ask: 'senses', of: 'cleo', target: 'goblin-1' })
        .gives({ sight: 'none', light: 'dark', countsAs: 'blinded', ac: -2, losesDexterity: true }),
      ruling('sigil.terrain.poor-visibility')
        .en('Walking in dim light costs Ada double.')
        .it('Nella luce fioca ad Ada camminare costa il doppio.')
        .with({ under: ['sigil'], after: { ada: [2, 3] } })
        .ask(askMove('ada', 'move', '2,3 1,3 1,4'))
        .gives({ legal: true, cost: 4 }),
      ruling('sigil.light.source-radii')
        .en('A lamp that is bright to 6 squares would light Goblin 1 too.')
        .it('Una lampada di luce intensa fino a 6 quadretti illuminerebbe anche Goblin 1.')
        .ask({ ask: 'light', at: [10, 3], sources: [{ at: [6, 3], bright: 6, dim: 12 }] })
        .gives({ light: 'bright', by: 0 }),
    ],
  },
];
