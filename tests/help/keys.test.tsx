import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { compileArticle } from '../../scripts/manual/compile.ts'
import { allShortcuts } from '../../src/console/commands/shortcuts.ts'
import { createPerson } from '../support/backend.ts'
import { openConsole } from '../support/console.tsx'
import '../../src/console/features/chats/index.tsx'

const folder = path.resolve(import.meta.dirname, '../../src/console/features/help/manual')

/** What the keys do that articles print, as the console names it. */
const TOLD = [
  'asignar-y-resolver E: Resolver e ir a la siguiente',
  'asignar-y-resolver M: Asignarme la conversación',
  'asignar-y-resolver Z: Posponer o traer a la lista',
  'datos-del-contacto O: Mostrar u ocultar contacto',
  'empezar-una-conversacion N: Nueva conversación',
  'escribir-por-whatsapp Q: Responder citando el último',
  'etiquetas L: Etiquetas',
  'la-consola ?: Ver atajos de teclado',
  'la-consola Ctrl K: Acciones, vistas y áreas',
  'la-consola F1: Abrir o cerrar la ayuda',
  'lista-de-conversaciones F: Filtrar',
  'lista-de-conversaciones I: Cambiar la prioridad',
  'lista-de-conversaciones J: Conversación siguiente',
  'lista-de-conversaciones K: Conversación anterior',
  'lista-de-conversaciones V: Vistas',
  'lista-de-conversaciones X: Elegir para cambiar varias',
  'macros Ctrl K: Acciones, vistas y áreas',
]

/** Keys that work in a field or a list, which no shortcut of a page is. */
const LOCAL = ['Enter', 'Esc', 'F2', 'Supr', 'Ctrl V', 'Ctrl Z', 'Mayús Enter', '/', '@']

test('the manual prints the keys of the shortcuts that the inbox has', async () => {
  openConsole('/chats', await createPerson())
  await screen.findByRole('searchbox')
  const name = (keys: string) => (keys === 'mod+k' ? 'Ctrl K' : keys.length === 1 ? keys.toUpperCase() : keys)
  const labels = () => new Map(allShortcuts().flatMap(({ keys, label, run }) => (run ? [[name(keys), label]] : [])))
  await waitFor(() => expect(labels().get('J')).toBeDefined())
  const found = new Map([...labels(), ['Ctrl K', 'Acciones, vistas y áreas']])
  const printed = readdirSync(folder).flatMap((file) => {
    const { id, blocks } = compileArticle(path.basename(file, '.md'), readFileSync(path.join(folder, file), 'utf8'))
    const pieces = blocks.flatMap((block) =>
      block.kind === 'heading' || block.kind === 'program'
        ? []
        : block.kind === 'list'
          ? block.items.flat()
          : block.content,
    )
    const keys = pieces.flatMap((one) => (typeof one === 'object' && one.kind === 'keys' ? [one.keys.join(' ')] : []))
    return keys.filter((key) => !LOCAL.includes(key)).map((key) => `${id} ${key}: ${found.get(key)}`)
  })
  expect([...new Set(printed)].sort()).toEqual(TOLD)
})
