import { beforeEach, expect, test } from 'vitest'
import { currentToasts, toast } from './toast.ts'

beforeEach(() => toast.clear())

const shown = () => currentToasts().map(({ message }) => message)

test('two calls that wait with the same words end each in its own way', () => {
  const [one, other] = [toast.loading(), toast.loading()]
  toast.error('Error al descargar.', { replace: one })
  toast.success('Listo.', { replace: other })
  expect(shown()).toEqual(['Error al descargar.', 'Listo.'])
})

test('what is said twice is shown once', () => {
  toast.info('Sin cambios.')
  toast.info('Sin cambios.')
  expect(shown()).toEqual(['Sin cambios.'])
})

test('where many are shown, what goes by itself makes room for the next', () => {
  toast.info('Nueva versión.', { duration: null })
  const waiting = toast.loading('Descargando…')
  for (const message of ['1', '2', '3', '4']) toast.info(message)
  expect(shown()).toEqual(['Nueva versión.', 'Descargando…', '2', '3', '4'])
  toast.success('Listo.', { replace: waiting })
  expect(shown()).toEqual(['Nueva versión.', 'Listo.', '2', '3', '4'])
})
