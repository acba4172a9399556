/**
 * Fuzz test of text parsers: prose on sheets, commands to a page script, and sentences for a chat.
 */
import { MAX_SHEET_TEXT } from '../../adapters/words/text.ts';
import { armorOf } from '../../adapters/words/armor.ts';
import { attacksIn } from '../../adapters/words/attacks.ts';
import { conditionOf } from '../../adapters/words/conditionNames.ts';
import { criticalOf, weaponDice, wholeOf } from '../../adapters/words/dice.ts';
import { traitsIn } from '../../adapters/words/feats.ts';
import { distanceOf, reachOf, spaceFromText } from '../../adapters/words/lengths.ts';
import { sensesIn } from '../../adapters/words/senses.ts';
import { typeFromText } from '../../adapters/words/kinds.ts';
import { sizeByModifier, statureOf } from '../../adapters/words/sizes.ts';
import { maneuverabilityIn, speedsOf } from '../../adapters/words/speeds.ts';
import { saysReach, weaponOf } from '../../adapters/words/weapons.ts';
import { sanitizeText } from '../../src/chat/sanitizeText.ts';
import { TO_PAGE } from '../../src/bridge/messages.ts';
import { allowed, onCommand, onOrder } from '../../src/bridge/page.ts';
import { sceneSchema } from '../../src/scene/schema.ts';
import { target, fuzz, type Opened } from './support/target.ts';
import { TEXT_READERS } from './support/readers.ts';
import { garbled, made, poolOf } from './support/mutate.ts';
import { between, chance, pick, type Random } from './support/random.ts';
import { hold, holdSound } from './support/sound.ts';
import { anything, anyText } from './support/values.ts';

/** Typical texts of books and sheets, in both languages. */
const WRITTEN: readonly string[] = [
  '30 ft. (6 squares), fly 60 ft. (good), swim 20 ft.',
  '9 m (6 quadretti), volare 18 m (media), nuotare 6 m',
  '10 ft./10 ft.',
  '5 ft. by 5 ft./10 ft. (15 ft. with glaive)',
  '1,5 m/3 m',
  'Large Giant',
  'Gigante Grande',
  'Medium humanoid (orc)',
  'Darkvision 60 ft., low-light vision, scent',
  'Scurovisione 18 m, visione crepuscolare',
  'Combat Reflexes, Power Attack, Weapon Focus (glaive)',
  'Riflessi in Combattimento, Mobilità',
  '+4 chain shirt',
  'cotta di maglia pesante',
  'Greatclub +8 melee (2d8+7) or javelin +1 ranged (1d8+5)',
  'Spada lunga +5 in mischia (1d8+3/19-20) e arco corto +4 a distanza (1d6/x3)',
  '2 claws +4 melee (1d4+2) and bite -1 melee (1d6+1)',
  '19-20/x3',
  '1d8+3',
  '2d6',
  'prone',
  'a terra',
  'flat-footed',
  '-2',
  '+1',
  '12',
  'Tall, reach 10 ft.',
  'Dwarven urgrosh',
  'kusari-gama',
  '15–20/×2',
  "20 ft. (can't run)",
];
const text = (random: Random): unknown => {
  if (chance(random, 0.02)) return anything(random);
  const one = pick(random, WRITTEN);
  const more = chance(random, 0.1)
    ? pick(random, [', ', ' or ', '; ', '\n', ' (']).repeat(between(random, 1, 3)) + anyText(random)
    : '';
  const many = chance(random, 0.02) ? one.repeat(between(random, 20, 2000)) : one;
  return chance(random, 0.75) ? garbled(random, many + more) : many + more;
};

/** Repeated to the longest text that is read, one of these could make a careless pattern slow. */
const SCRAPS = [
  '30 ft. ',
  'fly ',
  'base ',
  '((((',
  ')',
  ',',
  '(10 ft. with bite',
  '1',
  '1,',
  ' ',
  'a',
  '+5 melee (',
  'e ',
  '-',
  '\n',
  'x',
  'glaive ',
  'speed ',
  '[',
  'é',
  '1d',
  '/+5',
  'B ',
  '½',
] as const;
const readerNames = Object.keys(TEXT_READERS) as (keyof typeof TEXT_READERS)[];

/** A creature with all values parsed from the text, to be checked by the scene's schema. */
const creature = (value: unknown): object => {
  const whole = typeof value === 'string' ? value : '';
  const { size, build } = statureOf(value);
  return {
    id: 'a',
    at: [0, 0],
    size: size ?? sizeByModifier(value),
    build,
    speed: speedsOf(value),
    reach: reachOf(value).reach,
    space: spaceFromText(value),
    armour: armorOf(value),
    traits: [...sensesIn(value), ...traitsIn(value)].slice(0, 500),
    conditions: [conditionOf(whole.slice(0, 1000))].flatMap((each) => each ?? []),
    hitDice: wholeOf(value, 0, 1000),
    attacks: [...attacksIn(value).attacks, ...attacksIn(value, 'melee').attacks]
      .slice(0, 200)
      .map((each, i) => ({ ...each, id: `w${i}` })),
  };
};

function openWords(value: unknown): Opened {
  const read = creature(value);
  const others = [
    distanceOf(value),
    weaponDice(value),
    criticalOf(value),
    maneuverabilityIn(value),
    typeFromText(value),
    typeof value === 'string'
      ? [weaponOf(value.slice(0, 300)), saysReach(value.slice(0, 4000))]
      : null,
  ];
  const known = JSON.stringify(read).length > 70;
  return {
    accepted: known,
    check() {
      holdSound([read, others], 'what was read');
      const scene = sceneSchema.safeParse({
        format: 'quadretto/scene@1',
        ruleset: '',
        grid: { kind: 'square', columns: 1, rows: 1 },
        creatures: [JSON.parse(JSON.stringify(read))],
      });
      hold(
        scene.success,
        `no scene can hold it: ${scene.error?.issues[0]?.path.join('.') ?? ''} ` +
          `${scene.error?.issues[0]?.message ?? ''}`,
      );
    },
  };
}

const COMMAND = { id: 'x-1', name: 'move', args: ['a', '[[0,0],[1,1]]'] };
const commands = poolOf([
  COMMAND,
  { id: 'x-2', name: 'whisper', args: ['Aldo: fumbled', 'gm'] },
  { id: 'x-3', name: 'guard', args: ['on'] },
]);

fuzz('words', [
  target<{ readonly reader: keyof typeof TEXT_READERS; readonly text: string }>({
    name: 'one scrap repeated to the longest text',
    changed: 'a long, repetitive text on a character sheet',
    share: 2000,
    make: (random) => {
      const scrap = pick(random, SCRAPS);
      const text = scrap.repeat(Math.ceil(MAX_SHEET_TEXT / scrap.length));
      return { reader: pick(random, readerNames), text: text.slice(0, MAX_SHEET_TEXT) };
    },
    least: { refused: 0 },
    open({ reader, text: long }): Opened {
      TEXT_READERS[reader](long);
      return { accepted: true };
    },
  }),
  target<unknown>({
    name: 'words on a sheet',
    changed: 'the words on a character sheet',
    share: 11_000,
    make: text,
    // Some twenty functions read it, each within 10 ms.
    mayTake: () => 200,
    open: openWords,
  }),
  target<unknown>({
    name: 'orders to a page’s script',
    changed: 'a command to the script in the tabletop’s page',
    share: 12_000,
    make: (random) =>
      chance(random, 0.1)
        ? pick<unknown>(random, ['start', 'stop', 'no x', anything(random, 'page')])
        : chance(random, 0.4)
          ? garbled(random, JSON.stringify(COMMAND))
          : JSON.stringify(made(random, commands)),
    open(detail): Opened {
      const target = new EventTarget();
      const end = new AbortController();
      const heard: unknown[] = [];
      onOrder(
        target,
        (word) => {
          heard.push(word);
        },
        end.signal,
      );
      const act = (...args: readonly string[]): boolean => {
        heard.push(args);
        return true;
      };
      onCommand(target, { move: act, whisper: act, guard: act }, () => undefined, end.signal);
      // A question waits for its answer during the message. Only its own answer may refuse it.
      const yes = allowed(target, () => target.dispatchEvent(new CustomEvent(TO_PAGE, { detail })));
      end.abort();
      return {
        accepted: heard.length === 1,
        check() {
          hold(heard.length <= 1, 'heard twice');
          hold(yes, 'refused by a stranger');
          hold(
            heard.every(
              (each) =>
                each === 'start' ||
                each === 'stop' ||
                (Array.isArray(each) && each.every((arg) => typeof arg === 'string')),
            ),
            'an order that is none',
          );
        },
      };
    },
  }),
  target<string>({
    name: 'a sentence for a chat',
    changed: 'a sentence for the chat',
    share: 8000,
    make: (random) => garbled(random, `${pick(random, WRITTEN)} ${anyText(random)}`),
    least: { refused: 0 },
    open(said): Opened {
      const tamed = sanitizeText(said);
      return {
        accepted: true,
        check: () => {
          hold([...tamed].length <= 200, 'too long for a whisper');
          hold(!/[[\]{}<>#@&$*`\\|~^\p{Cc}\p{Cf}]|\n/u.test(tamed), `not tame: ${tamed}`);
        },
      };
    },
  }),
]);
