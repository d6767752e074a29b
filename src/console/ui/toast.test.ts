import { beforeEach, expect, test } from 'vitest'
import { currentToasts, toast } from './toast.ts'

beforeEach(() => toast.clear())

const shown = () => currentToasts().map(({ message }) => message)

test('two loading toasts with the same text complete independently', () => {
  const [one, other] = [toast.loading(), toast.loading()]
  toast.error('Error al descargar.', { replace: one })
  toast.success('Listo.', { replace: other })
  expect(shown()).toEqual(['Error al descargar.', 'Listo.'])
})

test('the result of a save replaces the success of the former one, unless it can be undone', () => {
  toast.success('Respuesta creada correctamente.')
  toast.success('Respuesta editada correctamente.')
  expect(shown()).toEqual(['Respuesta editada correctamente.'])
  toast.error('Error al editar la respuesta.')
  expect(shown()).toEqual(['Error al editar la respuesta.'])
  toast.success('Apagaste el chatbot.', { action: { label: 'Deshacer', run: () => {} } })
  toast.success('Listo.')
  expect(shown()).toEqual(['Error al editar la respuesta.', 'Apagaste el chatbot.', 'Listo.'])
})

test('a result removes what went wrong with the same thing before, and nothing else', () => {
  toast.error('Sin respuesta.', { about: 'groupCreate' })
  toast.error('Error al crear el grupo.', { about: 'groupCreate' })
  toast.info('Debes completar el nombre.', { about: 'groupCreate' })
  toast.error('Error al crear el área.', { about: 'areaCreate' })
  toast.error('Perdiste la conexión.')
  toast.success('Grupo creado correctamente.', { about: 'groupCreate' })
  expect(shown()).toEqual(['Error al crear el área.', 'Perdiste la conexión.', 'Grupo creado correctamente.'])
  toast.settle('areaCreate')
  expect(shown()).toEqual(['Perdiste la conexión.', 'Grupo creado correctamente.'])
})

test('a repeated message is shown once', () => {
  toast.info('Sin cambios.')
  toast.info('Sin cambios.')
  expect(shown()).toEqual(['Sin cambios.'])
})

test('a toast about one thing takes the place of an earlier one about it, and leaves those about others', () => {
  const action = { label: 'Deshacer', run: () => {} }
  toast.success('Cambiaste el área.', { about: 'areaMove', subject: 'chat 1', action, detail: 'Ana' })
  toast.success('Cambiaste el área.', { about: 'areaMove', subject: 'chat 2', action, detail: 'Beto' })
  toast.success('La moviste otra vez.', { about: 'areaMove', subject: 'chat 1', action, detail: 'Ana' })
  expect(currentToasts().map(({ message, detail }) => [message, detail])).toEqual([
    ['La moviste otra vez.', 'Ana'],
    ['Cambiaste el área.', 'Beto'],
  ])
})

test('when too many are shown, the oldest toast with a timeout is removed', () => {
  toast.info('Nueva versión.', { duration: null })
  const waiting = toast.loading('Descargando…')
  for (const message of ['1', '2', '3', '4']) toast.info(message)
  expect(shown()).toEqual(['Nueva versión.', 'Descargando…', '2', '3', '4'])
  toast.success('Listo.', { replace: waiting })
  expect(shown()).toEqual(['Nueva versión.', 'Listo.', '2', '3', '4'])
})
