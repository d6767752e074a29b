import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { addIntent, createPerson } from '../support/backend.ts'
import { closeConsole, openConsole } from '../support/console.tsx'
import '../../src/console/features/examples/index.tsx'
import '../../src/console/features/responses/Actions.tsx'
import '../support/engine-parts.ts'
import { sentTo } from '../support/network-stubs.ts'

afterEach(closeConsole)

/** Encodes text as Excel saves it on a Spanish Windows (Latin-1). */
const windows = (text: string) => Uint8Array.from([...text].map((sign) => sign.charCodeAt(0)))
const csv = (bytes: Uint8Array<ArrayBuffer>) => new File([bytes], 'planilla.csv', { type: 'application/vnd.ms-excel' })

/** Opens a page and its import dialog. */
async function open(path: string, dialogName: string) {
  const marina = await createPerson()
  await addIntent(marina, 'Envíos')
  openConsole(path, marina)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Importar' }))
  const dialog = within(await screen.findByRole('dialog', { name: dialogName }))
  return { user, dialog, file: dialog.getByLabelText(/^Archivo/) }
}

test.each([
  ['/advanced/examples', 'Importar ejemplos', 'exampleImport', 'Intención;Ejemplo'],
  ['/responses', 'Importar respuestas', 'responseImport', 'Título;Respuesta'],
] as const)(
  '%s reads the CSV that Excel saves on Windows, and reports a workbook as such',
  async (path, name, operation, titles) => {
    const { user, dialog, file } = await open(path, name)
    expect(file).toHaveAccessibleName(/^Archivo.* Elegir archivo$/)
    expect(dialog.getByText('Ningún archivo elegido')).toBeVisible()
    const content = `${titles}\r\nEnvíos;¿Cuántos días? ¡Dos!\r\n`
    await user.upload(file, csv(windows(content)))
    expect(dialog.getByText('planilla.csv')).toBeVisible()
    const apply = await dialog.findByRole('button', { name: 'Importar' })
    await waitFor(() => expect(apply).toBeEnabled())
    expect(sentTo(operation)).toMatchObject([{ content }])

    await user.upload(file, csv(windows('PK\u0003\u0004')))
    expect(await dialog.findByText(/^Es un libro de Excel/)).toBeVisible()
    await user.upload(file, csv(windows('')))
    expect(await dialog.findByText('El archivo está vacío. Elige otro.')).toBeVisible()
    expect(sentTo(operation)).toHaveLength(1)
  },
)
