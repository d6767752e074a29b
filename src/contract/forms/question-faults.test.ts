import { describe, expect, it } from 'vitest'
import type { ListedQuestion } from './question-fault.ts'
import { questionFaults } from './question-faults.ts'

const question = (id: string, more: Partial<ListedQuestion> = {}): ListedQuestion => ({
  id,
  text: `¿${id}?`,
  kind: 'short_text',
  ...more,
})
const options = (...ids: string[]) => ids.map((id) => ({ id, label: id }))
const faults = (...questions: ListedQuestion[]) =>
  questionFaults(questions).map(({ index, field, text }) => `${index}.${field}: ${text}`)
const showIf = (id: string, operator: 'eq' | 'gt' | 'answered', value?: string | number) => ({
  match: 'all' as const,
  conditions: [{ question: id, operator, ...(value !== undefined && { value }) }],
})

describe('faults of questions', () => {
  it('finds nothing wrong with a list that can be asked', () => {
    expect(
      faults(
        question('compra', { kind: 'yes_no', jump_to: { false: 'motivo', '*': 'nota' } }),
        question('nota', { kind: 'nps', jump_to: { '10': 'end' } }),
        question('motivo', { kind: 'single', options: options('precio', 'demora') }),
        question('cual', { show_if: showIf('motivo', 'eq', 'precio') }),
      ),
    ).toEqual([])
  })

  it('flags ids that are missing, twice there, unreadable or reserved, and missing texts', () => {
    expect(
      faults(
        question(''),
        question('a'),
        question('a'),
        question('A b'),
        question('end'),
        question('b', { text: ' ' }),
      ),
    ).toMatchInlineSnapshot(`
        [
          "0.id: Escribe un identificador.",
          "2.id: Otra pregunta tiene ese identificador. Escribe uno distinto.",
          "3.id: Escribe el identificador con minúsculas, cifras o guion bajo.",
          "4.id: Escribe otro identificador: «end» marca el final.",
          "5.text: Escribe la pregunta.",
        ]
      `)
  })

  it('flags options that leave no choice', () => {
    const single = (...own: { id: string; label: string }[]) => question('a', { kind: 'single', options: own })
    expect(faults(single())).toEqual(['0.options: Agrega al menos 2 opciones.'])
    expect(faults(single({ id: 'x', label: 'Sí' }, { id: 'x', label: 'sí' }, { id: '', label: '' }))).toEqual([
      '0.options.1.id: Otra opción tiene esa clave. Escribe una distinta.',
      '0.options.1.label: Ya está esa opción. Escribe otra o quítala.',
      '0.options.2.id: Escribe una clave.',
      '0.options.2.label: Escribe la opción.',
    ])
    expect(faults(single(...options(...'abcdefghijk')))).toEqual(['0.options: Quita opciones: el límite es 10.'])
  })

  it('flags limits that no answer meets', () => {
    expect(faults(question('a', { min: 5, max: 4 }))).toEqual([
      '0.max: Escribe un máximo que no sea menor que el mínimo.',
    ])
    expect(faults(question('a', { min: 1.5 }))).toEqual(['0.min: Escribe un número entero desde 0.'])
    expect(faults(question('a', { kind: 'number', min: -1.5, max: 0 }))).toEqual([])
    expect(faults(question('a', { kind: 'multiple', options: options('x', 'y'), min: 3 }))).toEqual([
      '0.min: Escribe un mínimo que no pase de las opciones.',
    ])
    expect(faults(question('a', { kind: 'nps', min: 5, max: 4 }))).toEqual([])
  })

  it('flags conditions that look ahead, at nothing, or at what is never answered', () => {
    expect(faults(question('a', { show_if: showIf('b', 'answered') }), question('b'))).toEqual([
      '0.show_if.conditions.0: Elige una pregunta anterior.',
    ])
    expect(faults(question('a'), question('b', { show_if: showIf('z', 'answered') }))).toEqual([
      '1.show_if.conditions.0: Elige una pregunta: esta ya no existe.',
    ])
    expect(faults(question('a', { kind: 'info' }), question('b', { show_if: showIf('a', 'answered') }))).toEqual([
      '1.show_if.conditions.0: Elige una pregunta que tenga respuesta.',
    ])
    expect(faults(question('a', { kind: 'csat' }), question('b', { show_if: showIf('a', 'eq', 9) }))).toEqual([
      '1.show_if.conditions.0: Elige una respuesta que tenga esa pregunta.',
    ])
    expect(faults(question('a'), question('b', { show_if: showIf('a', 'gt', 3) }))).toEqual([
      '1.show_if.conditions.0: Elige otra comparación: esas respuestas no son más ni menos.',
    ])
    expect(faults(question('a'), question('b', { show_if: showIf('a', 'eq') }))).toEqual([
      '1.show_if.conditions.0: Escribe con qué comparar la respuesta.',
    ])
  })

  it('flags a datum of the contact that cannot hold the answers', () => {
    const fault = '0.save_to: Elige otro dato o cambia el tipo de la pregunta: ese dato no guarda estas respuestas.'
    expect(faults(question('a', { kind: 'short_text', save_to: 'email' }))).toEqual([fault])
    expect(faults(question('a', { kind: 'yes_no', save_to: 'name' }))).toEqual([fault])
    expect(faults(question('a', { kind: 'email', save_to: 'email' }))).toEqual([])
    expect(faults(question('a', { kind: 'yes_no', save_to: 'socio' }))).toEqual([])
  })

  it('flags jumps that lead back, nowhere, or from an answer that is gone', () => {
    const ask = (jump_to: Record<string, string>) =>
      faults(question('a'), question('b', { kind: 'yes_no', jump_to }), question('c'))
    expect(ask({ true: 'a' })).toEqual(['1.jump_to.true: Elige una pregunta posterior.'])
    expect(ask({ true: 'b' })).toEqual(['1.jump_to.true: Elige una pregunta posterior.'])
    expect(ask({ true: 'z' })).toEqual(['1.jump_to.true: Elige a qué pregunta saltar: esta ya no existe.'])
    expect(ask({ quizas: 'c' })).toEqual(['1.jump_to.quizas: Quita este salto: esa respuesta ya no existe.'])
    expect(ask({ true: 'end', '*': 'c' })).toEqual([])
  })

  it('warns of questions that no answer leads to', () => {
    const [found, ...more] = questionFaults([
      question('a', { kind: 'yes_no', jump_to: { true: 'c', false: 'end' } }),
      question('b'),
      question('c'),
    ])
    expect(found).toEqual({
      index: 1,
      field: 'jump_to',
      text: 'Ninguna respuesta lleva a esta pregunta.',
      isWarning: true,
    })
    expect(more).toEqual([])
    const optional = question('a', { kind: 'yes_no', required: false, jump_to: { true: 'c', false: 'end' } })
    expect(questionFaults([optional, question('b'), question('c')])).toEqual([])
  })
})
