import { describe, expect, it } from 'vitest'
import { fillIn } from '../../../../contract/variables.ts'
import { insertAt } from '../../../ui/insert-at.ts'
import { chatItem } from '../state/fixtures.ts'
import type { Macro, QuickReply } from '../state/types.ts'
import { findMacros, slashOptions } from './macros.ts'
import { findReplies, slashAt, valuesOf } from './quick-replies.ts'

const reply = (given: Partial<QuickReply> & { id: number; shortcut: string }): QuickReply => ({
  title: given.shortcut,
  text: '',
  usage_count: 0,
  last_used_at: null,
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
  attachments: [],
  files: [],
  prompts: [],
  visibility: 'todos',
  area_ids: [],
  folder: '',
  channels: [],
  version: 1,
  ...given,
})

describe('quick replies', () => {
  it('slashAt finds a slash at the start or after a space, up to the cursor', () => {
    expect(slashAt('/', 1)).toEqual({ start: 0, query: '' })
    expect(slashAt('hola /sal', 9)).toEqual({ start: 5, query: 'sal' })
    expect(slashAt('hola\n/s resto', 7)).toEqual({ start: 5, query: 's' })
    expect(slashAt('y/o', 3)).toBeNull()
    expect(slashAt('https://a.b/c', 13)).toBeNull()
    expect(slashAt('/sal udo', 8)).toBeNull()
  })

  it('findReplies ranks shortcut before title before text, ignoring case and accents', () => {
    const all = [
      reply({ id: 1, shortcut: 'pago', text: 'el envío es gratis' }),
      reply({ id: 2, shortcut: 'costo', title: 'Costo de envío' }),
      reply({ id: 3, shortcut: 'envio', usage_count: 1 }),
      reply({ id: 4, shortcut: 'enviogratis', usage_count: 9 }),
      reply({ id: 5, shortcut: 'enviowa', channels: ['whatsapp'] }),
    ]
    expect(findReplies(all, 'ENVI', 'webchat').map(({ id }) => id)).toEqual([4, 3, 2, 1])
    expect(findReplies(all, 'zzz', 'webchat')).toEqual([])
  })

  it('a macro whose name begins with what is searched comes before replies that only contain it', () => {
    const replies = [reply({ id: 1, shortcut: 'espera', title: 'Pedir un momento' })]
    const macro = { id: 5, name: 'Pedir el comprobante', usage_count: 0 } as Macro
    const ids = (query: string) =>
      slashOptions(findReplies(replies, query, 'webchat'), findMacros([macro], query), query)
    expect(ids('pedir').map(({ id }) => id)).toEqual(['macro-5', 'quick-1'])
    expect(ids('').map(({ id }) => id)).toEqual(['quick-1', 'macro-5'])
  })

  it('fillIn takes variables from the chat and keeps unknown ones', () => {
    const values = valuesOf(chatItem({ id: 1, area: { id: 2, name: 'Ventas' } }), 'Ana', 'Tienda')
    expect(fillIn('Hola {{contacto.nombre}}, soy {{ usuario.nombre }} de {{area.nombre}} {{x}}', values)).toBe(
      'Hola Lucía Fernández, soy Ana de Ventas {{x}}',
    )
    const none = valuesOf(chatItem({ id: 1, user_name: '' }), 'Ana', 'Tienda')
    expect(fillIn('Hola {{contacto.nombre|"cliente"}} de {{area.nombre}}', none)).toBe('Hola cliente de ')
  })

  it('insertAt replaces the query at the cursor and keeps the rest of the draft', () => {
    expect(insertAt('Hola /sal fin', 5, 9, 'saludos')).toEqual({ text: 'Hola saludos fin', cursor: 12 })
  })
})
