import { expect, test } from 'vitest'
import { wordFaults } from './words.ts'

const faults = (file: string, text: string) =>
  wordFaults([file], [{ file, text }]).flatMap((fault) => (fault.file === file ? [fault.message] : []))

test.each([
  ['a file', 'src/console/features/chats/Conversation.tsx', '', 1],
  ['an export', 'src/console/features/chats/a.ts', 'export function openConversation() {}', 1],
  ['a type', 'src/server/knowledge/training/runs.ts', 'export interface TrainingHistory {}', 1],
  ['a default export', 'tests/chats/a.ts', 'export default function Talk() {}', 1],
  ['what says chat', 'src/console/features/chats/Chat.tsx', 'export function openChat() {}', 0],
  ['the floor', 'src/server/conversation/chats/a.ts', '', 0],
  ['what a file keeps to itself', 'src/server/demo/a.ts', 'const conversation = 1', 0],
  ['an exception', 'src/server/demo/conversation.ts', 'export interface Conversation {}', 0],
])('one word for one thing: %s', (_name, file, text, count) => {
  expect(faults(file, text)).toHaveLength(count)
})

test('an exception that nothing needs is told', () => {
  const told = wordFaults([], []).map(({ message }) => message)
  expect(told).toContain('src/server/demo/conversation.ts needs no exception')
})
