import type { Input } from '../../../contract/screen.ts'

/**
 * Returns the input at a dotted path of form values, including paths into lists and objects such as `messages.0.text`.
 */
export function inputAt(inputs: readonly Input[], path: string): Input | undefined {
  for (const input of inputs) {
    if (input.source === path) return input
    if (!path.startsWith(`${input.source}.`)) continue
    const rest = path.slice(input.source.length + 1)
    const within = input.type === 'list' ? rest.replace(/^\d+(\.|$)/, '') : rest
    if (within === '' || !input.fields) return input
    const found = inputAt(input.fields, within)
    if (found) return found
  }
  return undefined
}
