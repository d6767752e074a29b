import path from 'node:path'
import { expect, test } from 'vitest'
import { resolveFormOfAddress } from '../../src/contract/address-form.ts'
import type { Text } from './text.ts'
import { collectTexts } from './texts.ts'

const texts = await collectTexts(path.resolve(import.meta.dirname, '../..'))
const customers = texts.filter(({ audience }) => audience === 'customer')
/** A text with what is filled in, and without its variables. */
const filled = ({ text }: Text) => text.replace(/\{…\}|\{\{[^{}]*\}\}/g, '3')

test('every source of customer texts is read', () => {
  for (const file of [
    'src/widget/frame/App.tsx',
    'src/widget/frame/lazy/OfflineForm.tsx',
    'src/widget/frame/lazy/Recorder.tsx',
    'src/server/knowledge/dialogue/texts.ts',
    'src/server/foundation/http/customer-errors.ts',
    'src/server/channels/webchat/files.ts',
    'src/server/conversation/budgets/page.ts',
    'src/contract/webchat.ts',
  ])
    expect(customers.filter((text) => text.file === file && text.text.includes('/')).length, file).toBeGreaterThan(0)
})

test.each(['vos', 'tu', 'usted'] as const)('no customer text keeps an alternant in the form %s', (form) => {
  for (const text of customers) {
    const said = resolveFormOfAddress(filled(text), form)
    expect(said, `${text.file}:${text.line}`).not.toMatch(/[{}]/)
    expect(said, `${text.file}:${text.line}`).not.toMatch(/ {2}|^ | [.,!?]/)
  }
})
