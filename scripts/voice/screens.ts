import type { SourceText } from './source-texts.ts'
import type { Role, Text } from './text.ts'

/** All texts of the screens and of the shell. */
export function screenTexts(file: string, written: readonly SourceText[]): Text[] {
  const roleOf = file.endsWith('/shell.json') ? shellRole : screenRole
  return written.flatMap(({ text, line, way }) => {
    const role = roleOf(way)
    return role && /\p{L}{2}/u.test(text) ? [{ file, line, text, role, audience: 'team' as const }] : []
  })
}

const screenKeys: Readonly<Record<string, Role>> = {
  help: 'help',
  pending: 'unbuilt',
  label: 'label',
  placeholder: 'placeholder',
  detail: 'confirm',
  yes: 'button',
  no: 'button',
  button: 'button',
  submit: 'button',
  cancel: 'button',
  note: 'help',
  summary: 'text',
}

function screenRole(way: readonly string[]): Role | undefined {
  const key = way.at(-1) ?? ''
  const above = way.at(-2) ?? ''
  // The name of an article.
  if (key === 'help' && above === 'empty') return undefined
  if (key === 'title') {
    if (way.length === 1) return 'place'
    if (above === 'empty') return 'empty'
    return ['create', 'edit', 'confirm', 'form'].includes(above) ? 'dialog' : 'title'
  }
  if (key === 'text') return above === 'empty' ? 'empty' : above === 'confirm' ? 'confirm' : 'text'
  if (key === 'label' && ['rowActions', 'bulkActions'].includes(way.at(-3) ?? '')) return 'button'
  return screenKeys[key]
}

function shellRole(way: readonly string[]): Role | undefined {
  const [part = ''] = way
  const key = way.at(-1) ?? ''
  if (part === 'brand') return key === 'tagline' ? 'text' : undefined
  if (part === 'menu' || part === 'tabs') return key === 'label' ? 'place' : undefined
  if (part === 'dialog') return 'button'
  if (part === 'warnings') return 'text'
  if (part !== 'scope') return undefined
  return key === 'unmatched' ? 'empty' : ['choose', 'find'].includes(key) ? 'placeholder' : 'label'
}
