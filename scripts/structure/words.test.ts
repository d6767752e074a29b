import { expect, test } from 'vitest'
import { wordFaults } from './words.ts'

const faults = (file: string, text: string) =>
  wordFaults([file], [{ file, text }]).flatMap((fault) => (fault.file === file ? [fault.message] : []))

test.each([
  ['a file', 'src/console/features/chats/Conversation.tsx', '', 1],
  ['an export', 'src/console/features/chats/a.ts', 'export function openConversation() {}', 1],
  ['a type', 'src/server/knowledge/training/runs.ts', 'export interface TrainingHistory {}', 1],
  ['a default export', 'tests/chats/a.ts', 'export default function Talk() {}', 1],
  ['a name with the preferred word', 'src/console/features/chats/Chat.tsx', 'export function openChat() {}', 0],
  ['the name of the layer', 'src/server/conversation/chats/a.ts', '', 0],
  ['a name that is not exported', 'src/server/demo/a.ts', 'const conversation = 1', 0],
  ['an exception', 'src/server/demo/conversation.ts', 'export interface Conversation {}', 0],
])('checks the words of names: %s', (_name, file, text, count) => {
  expect(faults(file, text)).toHaveLength(count)
})

test.each([
  ['src/server/foundation/realtime/a.ts', 'export function tellMessage() {}', 1],
  ['src/server/foundation/realtime/a.ts', 'export interface WhoIsTold {}', 1],
  ['src/console/features/chats/Told.tsx', '', 1],
  ['src/server/foundation/realtime/keep-company.ts', 'export const keepCompany = 1', 2],
  ['src/server/knowledge/nlu/a.ts', 'export const BRAIN_SIZE = 1', 1],
  ['src/server/knowledge/nlu/a.ts', 'export type Taught = 1', 1],
  ['src/widget/frame/chat-standing.ts', '', 1],
  ['src/server/foundation/resource/mould.ts', '', 1],
  ['src/server/knowledge/nlu/understanding.ts', 'export const intelligent = 1', 0],
  ['src/server/foundation/http/a.ts', 'export const standardProblem = 1', 0],
  ['src/server/foundation/http/a.ts', 'const told = 1', 0],
])('rejects metaphors as whole words in names of files and exports: %s %s', (file, text, count) => {
  expect(faults(file, text)).toHaveLength(count)
})

test('names the word to use instead', () => {
  expect(faults('src/server/a.ts', 'export const tellMessage = 1')).toEqual([
    'tellMessage: use emit, notify, send or report; see scripts/structure/words.ts',
  ])
})

test('reports an exception that is not needed', () => {
  const messages = wordFaults([], []).map(({ message }) => message)
  expect(messages).toContain('src/server/demo/conversation.ts needs no exception')
})
