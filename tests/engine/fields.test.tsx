import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentType, useState } from 'react'
import { describe, expect, test } from 'vitest'
import type { ControlProps } from '../../src/console/engine/fields/kinds.ts'
import { Labelled } from '../../src/console/engine/fields/Labelled.tsx'
import { kinds } from '../../src/console/engine/fields/registry.tsx'
import { plainText } from '../../src/console/engine/fields/text.ts'
import type { Column, Input, SemanticType } from '../../src/contract/screen.ts'

const options = [
  { value: 'on', label: 'Encendido', tone: 'success' as const },
  { value: 'off', label: 'Apagado' },
]
// In the time zone of the bot, which differs from that of the machine the tests run on.
const moment = '2025-03-09T20:05:00.000Z'

/** type, value, text of its cell, further properties of the field */
const cells: [SemanticType, unknown, string, Partial<Column>?][] = [
  ['text', 'Hola', 'Hola'],
  ['multiline', 'a\nb', 'a\nb'],
  ['rich-text', '**a**', '**a**'],
  ['integer', 12345, '12.345'],
  ['number', 1234.5, '1.234,5'],
  ['money', 123450, '$\u00a01.234,50'],
  ['percent', 12.5, '12,5 %'],
  ['duration', 3661, '1 h 1 min'],
  ['boolean', true, 'Sí'],
  ['boolean', false, 'No'],
  ['date', '2025-03-09', '09/03/2025'],
  ['date-time', moment, '09/03/2025 17:05'],
  ['time', '17:05:00', '17:05'],
  ['time-zone', 'America/Argentina/Salta', 'America/Argentina/Salta'],
  ['enum', 'on', 'Encendido', { options }],
  ['enum', 'other', 'other', { options }],
  ['enum-list', ['on', 'off'], 'Encendido, Apagado', { options }],
  ['reference', 4, '4'],
  ['reference-list', [4, 5], '2'],
  ['text-list', ['a', 'b', 'c', 'd', 'e'], 'a, b, c y 2 más'],
  ['email', 'a@b.co', 'a@b.co'],
  ['phone', '+54 11 5555', '+54 11 5555'],
  ['url', 'https://a.co/x', 'a.co/x'],
  ['url', 'javascript:alert(1)', 'javascript:alert(1)'],
  ['color', '#13776f', '#13776f'],
  ['password', 'secreto', '••••••'],
  ['json', { name: { old: null, new: 'Pagos' }, on: { old: false, new: true } }, 'name: — → Pagos; on: No → Sí'],
  ['object', { a: 1, b: ['x', 'y'] }, 'a: 1; b: x, y'],
  ['list', [{ a: 1 }, { a: 2 }], '2'],
]

describe('cells', () => {
  test.each(cells)('%s shows %j as %j', (type, value, text, more) => {
    const { Cell } = kinds[type]
    const field: Column = { source: 'x', label: 'Equis', type, sortable: false, ...more }
    const { container } = render(<Cell field={field} value={value} record={{ x: value }} />)
    expect(container.textContent).toBe(text)
    const link = container.querySelector('a')
    if (link) expect(link.getAttribute('href')).toMatch(/^(https:|mailto:|tel:)/)
  })

  test('every type has a cell, and an image has its label as alternative text', () => {
    const shown = new Set(cells.map(([type]) => type))
    expect(Object.keys(kinds).filter((type) => !shown.has(type as SemanticType))).toEqual(['image'])
    const { Cell } = kinds.image
    render(<Cell field={{ source: 'x', label: 'Avatar', type: 'image', sortable: false }} value="/a.png" record={{}} />)
    expect(screen.getByRole('img', { name: 'Avatar' })).toHaveAttribute('src', '/a.png')
  })

  test('an id has no thousands separator, and a missing value is an empty string', () => {
    const id: Column = { source: 'bot_id', label: 'ID', type: 'integer', sortable: false }
    expect(plainText(id, 12345)).toBe('12345')
    expect(plainText(id, null)).toBe('')
  })
})

/** Renders a control as a form does. Returns an object with its current value. */
function show(type: SemanticType, initial: unknown, more: Partial<Input> = {}) {
  const held = { value: initial }
  const Control: ComponentType<ControlProps> = kinds[type].Control
  const field = { source: 'x', label: 'Equis', type, required: false, ...more } as ControlProps['field']
  function Holder() {
    const [value, setValue] = useState(initial)
    held.value = value
    return (
      <Labelled id="x" label="Equis" group={kinds[type].group?.(field)}>
        <Control id="x" field={field} value={value} onChange={setValue} />
      </Labelled>
    )
  }
  render(<Holder />)
  return { held, user: userEvent.setup() }
}

describe('controls hold values in the format of the API', () => {
  test.each<[SemanticType, unknown, string, string, unknown, Partial<Input>?]>([
    ['text', null, '', 'Hola <b>', 'Hola b', { input: 'text' }],
    ['text', 'uno', 'uno', 'dos', 'dos'],
    ['multiline', null, '', 'Hola', 'Hola'],
    ['rich-text', null, '', '**x**', '**x**'],
    ['integer', 7, '7', '12', 12],
    ['integer', 7, '7', '12a', '12a'],
    ['number', 1.5, '1,5', '2,25', 2.25],
    ['percent', null, '', '12,5', 12.5],
    ['percent', null, '', '12,555', '12,555'],
    ['money', null, '', '1,555', '1,555'],
    ['money', 123450, '1.234,50', '1.000,25', 100_025],
    ['money', 500, '5,00', '7', 700],
    ['date', '2025-03-09', '09/03/2025', '1/4/2025', '2025-04-01'],
    ['date', null, '', '31/2/2025', '31/2/2025'],
    ['time', '17:05:00', '17:05', '8:30', '08:30'],
    ['email', null, '', 'a b@c.co', 'ab@c.co', { input: 'email' }],
    ['phone', null, '', '+54 11', '+54 11'],
    ['url', null, '', 'https://a.co', 'https://a.co'],
    ['color', '#000000', '#000000', 'FF0000', '#ff0000'],
    ['color', '#000000', '#000000', 'rojo', 'rojo'],
    ['password', null, '', 'secreto1', 'secreto1'],
    ['image', null, '', 'https://a.co/x.png', 'https://a.co/x.png'],
    ['json', null, '', '[[1, 2]', [1, 2]],
    ['json', null, '', '{{ "a"', '{ "a"'],
  ])('%s of %j reads %j; typing %j gives %j', async (type, initial, reads, typed, value, more) => {
    const { held, user } = show(type, initial, more)
    const box = await screen.findByLabelText(/^Equis/, { selector: 'input, textarea' })
    expect(box).toHaveValue(reads)
    await user.clear(box)
    await user.type(box, typed)
    expect(held.value).toEqual(value)
  })

  test('an emptied control holds null', async () => {
    const { held, user } = show('integer', 7)
    await user.clear(screen.getByLabelText('Equis'))
    expect(held.value).toBeNull()
  })

  test('a switch holds a boolean', async () => {
    const { held, user } = show('boolean', null)
    await user.click(await screen.findByRole('switch', { name: 'Equis' }))
    expect(held.value).toBe(true)
  })

  test('an enum is chosen from a native select', async () => {
    const { held, user } = show('enum', 'on', { options })
    await user.selectOptions(screen.getByLabelText('Equis'), 'Apagado')
    expect(held.value).toBe('off')
    await user.selectOptions(screen.getByLabelText('Equis'), '')
    expect(held.value).toBeNull()
  })

  test('options with a help text are radio buttons and keep the type of their value', async () => {
    const helped = [2, 3].map((value) => ({ value, label: `Rol ${value}`, help: 'Qué puede' }))
    const { held, user } = show('enum', 2, { options: helped, required: true })
    await user.click(await screen.findByRole('radio', { name: /Rol 3/ }))
    expect(held.value).toBe(3)
  })

  test('several of a few options are checkboxes, stored in the order of the options', async () => {
    const { held, user } = show('enum-list', ['off'], { options })
    await user.click(await screen.findByRole('checkbox', { name: 'Encendido' }))
    expect(held.value).toEqual(['on', 'off'])
    await user.click(screen.getByRole('checkbox', { name: 'Apagado' }))
    expect(held.value).toEqual(['on'])
  })

  test('several of many options are searched without accents', async () => {
    const many = ['Ñandú', 'Águila', 'Oso', 'Gato', 'Perro', 'Loro', 'Pez', 'Rana', 'Sapo'].map((label) => ({
      value: label,
      label,
    }))
    const { held, user } = show('enum-list', [], { options: many })
    await user.type(await screen.findByRole('combobox', { name: 'Equis' }), 'agui')
    await user.click(await screen.findByRole('option', { name: 'Águila' }))
    expect(held.value).toEqual(['Águila'])
    expect(screen.getByRole('listbox')).toHaveAccessibleName('Equis')
  })

  test('a complete label is added when a multiple select loses focus; unknown text stays visible', async () => {
    const many = ['Águila', 'Oso', 'Gato', 'Perro', 'Loro', 'Pez', 'Rana', 'Sapo', 'Osa'].map((label) => ({
      value: label,
      label,
    }))
    const { held, user } = show('enum-list', ['Oso'], { options: many })
    const box = await screen.findByRole('combobox', { name: 'Equis' })
    await user.type(box, 'aguila')
    await user.tab()
    expect(held.value).toEqual(['Oso', 'Águila'])
    await user.type(box, 'os{Enter}')
    expect(held.value).toEqual(['Águila', 'Oso', 'Osa'])
    await user.type(box, 'mamut')
    await user.tab()
    expect(box).toHaveValue('mamut')
    expect(held.value).not.toEqual(['Águila', 'Oso', 'Osa'])
    await user.clear(box)
    expect(held.value).toEqual(['Águila', 'Oso', 'Osa'])
  })

  test('Enter selects no option before text is typed', async () => {
    const { held, user } = show('time-zone', null)
    await user.click(await screen.findByRole('combobox', { name: 'Equis' }))
    await screen.findAllByRole('option')
    await user.keyboard('{Enter}')
    expect(held.value).toBeNull()
  })

  test('a complete time zone is selected when its field loses focus', async () => {
    const { held, user } = show('time-zone', 'America/Mexico_City')
    const box = await screen.findByRole('combobox', { name: 'Equis' })
    await user.clear(box)
    await user.type(box, 'cordoba (utc-3)')
    await user.tab()
    expect(held.value).toBe('America/Argentina/Cordoba')
  })

  test.each([
    ['cordob', 'Córdoba (UTC−3)', 'America/Argentina/Cordoba'],
    ['CIUDAD de mexico', 'Ciudad de México (UTC−6)', 'America/Mexico_City'],
    ['utc -3 ushuaia', 'Ushuaia (UTC−3)', 'America/Argentina/Ushuaia'],
    ['+05:30', 'Calcuta (UTC+5:30)', undefined],
    ['america/argentina/juj', 'Jujuy (UTC−3)', 'America/Argentina/Jujuy'],
  ])('a time zone is found by %j with the keyboard only', async (typed, label, name) => {
    const { held, user } = show('time-zone', 'America/Argentina/Buenos_Aires')
    const box = await screen.findByRole('combobox', { name: 'Equis' })
    expect(box).toHaveValue('Buenos Aires (UTC−3)')
    await user.clear(box)
    await user.type(box, typed)
    expect((await screen.findAllByRole('option'))[0]).toHaveTextContent(label)
    await user.keyboard('{Enter}')
    expect(box).toHaveValue(label)
    expect(held.value).toEqual(name ?? expect.stringMatching(/^Asia\/(Calcutta|Kolkata)$/))
  })

  test('time zones of Argentina come first, and an unknown one keeps its name', async () => {
    const { user } = show('time-zone', 'Marte/Olympus')
    const box = await screen.findByRole('combobox', { name: 'Equis' })
    expect(box).toHaveValue('Marte/Olympus')
    await user.clear(box)
    await user.type(box, 'utc-3')
    const shown = (await screen.findAllByRole('option')).map((option) => option.textContent)
    expect(shown[0]).toBe('Buenos Aires (UTC−3)')
    expect(shown.indexOf('Ushuaia (UTC−3)')).toBeLessThan(shown.indexOf('Montevideo (UTC−3)'))
    await user.clear(box)
    await user.type(box, 'olympus')
    await screen.findByText('Sin resultados')
  })

  test('texts become chips by Enter, by comma and when the field loses focus', async () => {
    const { held, user } = show('text-list', ['uno'])
    await user.type(await screen.findByRole('combobox', { name: 'Equis' }), 'dos{Enter}tres,cuatro')
    await user.tab()
    expect(held.value).toEqual(['uno', 'dos', 'tres', 'cuatro'])
  })

  test('a duration is typed in its largest unit and stored in seconds', async () => {
    const { held, user } = show('duration', 7200)
    const box = await screen.findByLabelText('Equis')
    expect(box).toHaveValue('2')
    await user.clear(box)
    await user.type(box, '1,5')
    expect(held.value).toBe(5400)
  })

  test('a duration between two seconds stays as it is typed until a unit holds it', async () => {
    const { held, user } = show('duration', 120)
    const box = await screen.findByLabelText('Equis')
    await user.clear(box)
    await user.type(box, '0,5')
    expect(held.value).toBe(30)
    await user.clear(box)
    await user.type(box, '0,125')
    expect(held.value).toBe('0,125')
    await user.click(screen.getByRole('combobox', { name: 'Unidad de Equis' }))
    await user.click(await screen.findByRole('option', { name: 'horas' }))
    expect(held.value).toBe(450)
    expect(screen.getByLabelText('Equis')).toHaveValue('0,125')
  })

  test('a date-time is edited as a day and a time and stored as an instant', async () => {
    const { held, user } = show('date-time', moment)
    const [day, time] = (await screen.findAllByRole('textbox')) as [HTMLElement, HTMLElement]
    expect(day).toHaveValue('09/03/2025')
    expect(time).toHaveValue('17:05')
    await user.clear(time)
    await user.type(time, '0930')
    expect(held.value).toBe('2025-03-09T12:30:00.000Z')
  })

  test('a day is picked from a calendar whose weeks begin on Monday', async () => {
    const { held, user } = show('date', '2025-03-09')
    await user.click(await screen.findByRole('button', { name: 'Abrir calendario de Equis' }))
    expect(screen.getAllByRole('columnheader')[0]).toHaveTextContent('lu')
    expect(screen.getByRole('button', { name: '9 de marzo de 2025' })).toHaveFocus()
    await user.keyboard('{ArrowDown}{Enter}')
    expect(held.value).toBe('2025-03-16')
  })

  test('formatting is applied to the selected text', async () => {
    const { held, user } = show('rich-text', 'muy bueno')
    const box = await screen.findByLabelText<HTMLTextAreaElement>('Equis')
    box.setSelectionRange(4, 9)
    await user.click(screen.getByRole('button', { name: 'Negrita' }))
    expect(held.value).toBe('muy **bueno**')
  })

  test('a password can be shown while it is typed', async () => {
    const { user } = show('password', 'abc')
    const box = await screen.findByLabelText('Equis')
    expect(box).toHaveAttribute('type', 'password')
    await user.click(screen.getByRole('button', { name: 'Mostrar contraseña' }))
    expect(box).toHaveAttribute('type', 'text')
  })
})
