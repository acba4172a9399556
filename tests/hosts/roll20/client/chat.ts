/**
 * Stand-in of the chat box: a menu beside it chooses the speaker, and each sent line is one
 * command.
 */
import { GM } from '../world/campaign.ts';
import { lineOf, type Line } from '../lines.ts';
import { hearersOf, type Ears } from '../whispers.ts';
import type { Client } from './campaign.ts';

export interface Message {
  readonly as: string;
  readonly text: string;
  /** Ids of the players who receive the message; null: everybody. */
  readonly to: readonly string[] | null;
}

/** All messages sent, in order. */
export const messages: Message[] = [];

let rolled = 0;
/** Adds a roll from a sheet to this client's chat. */
export function roll(line: Line, classes: string): void {
  const said = document.createElement('div');
  said.className = `message ${classes}`;
  said.dataset['messageid'] = `-Mroll${++rolled}`;
  said.innerHTML = lineOf(line, line.who);
  document.querySelector('#textchat .content')?.append(said);
}

const list = (hands: unknown): string[] =>
  String(hands ?? '')
    .split(',')
    .filter((id) => id !== '');
const ears = ({ data }: Client): Ears => ({
  gms: [GM],
  players: data.players.map((player) => ({
    id: String(player['id']),
    name: String(player['displayname']),
  })),
  characters: data.characters.map(({ attributes }) => ({
    id: String(attributes['id']),
    name: String(attributes['name']),
    hands: list(attributes['controlledby']),
  })),
});

export function chat(client: Client): void {
  const input = document.querySelector<HTMLTextAreaElement>('#textchat-input textarea');
  const speaking = document.querySelector<HTMLSelectElement>('#speakingas');
  const content = document.querySelector('#textchat .content');
  if (input === null || speaking === null || content === null) return;
  const option = (value: string, text: string): void => {
    speaking.append(Object.assign(document.createElement('option'), { value, text }));
  };
  const me = client.data.players.find(({ id }) => id === client.data.me);
  option(`player|${client.data.me}`, String(me?.['displayname'] ?? ''));
  for (const character of client.characters)
    if (client.controls(character))
      option(`character|${character.id}`, String(character.get('name')));
  const send = (): void => {
    for (const text of input.value.split('\n')) {
      if (text.trim() === '') continue;
      messages.push({ as: speaking.value, text, to: hearersOf(text, ears(client)) });
      const said = document.createElement('div');
      said.className = `message ${text.startsWith('/w ') ? 'private' : 'general'} you`;
      said.dataset['messageid'] = String(messages.length);
      said.textContent = text;
      content.append(said);
    }
    input.value = '';
  };
  document.querySelector('#chatSendBtn')?.addEventListener('click', send);
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    send();
  });
}
