import { rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { freshDataFolder } from '../../tests/support/data-folder.ts'
import { buildApp } from './app.ts'
import { loadSettings, type Settings, SettingsError } from './foundation/settings/settings.ts'
import { openStore } from './foundation/store/db.ts'
import { hashPassword } from './people/account/password.ts'
import { startServer } from './start.ts'

let dataDir: string
let settings: Settings
beforeEach(async () => {
  dataDir = await freshDataFolder()
  settings = loadSettings({ PORT: '0', LOG_LEVEL: 'silent', DATA_DIR: dataDir }, dataDir)
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const production = () => ({ ...settings, mode: 'production' as const, publicUrl: 'https://consola.example' })

describe('startServer', () => {
  it('serves requests, stops, and releases the folder and the port', async () => {
    const running = await startServer(production())
    expect((await fetch(`${running.url}/ready`)).status).toBe(200)
    await Promise.all([running.stop(), running.stop()])
    await expect(fetch(`${running.url}/ready`)).rejects.toThrow()
    const again = await startServer(production())
    expect((await fetch(`${again.url}/health`)).status).toBe(200)
    await again.stop()
  })

  it('sets the public URL when the port is chosen by the system', async () => {
    const running = await startServer(settings, { chats: 10 })
    expect(running.app.services.settings.publicUrl).toBe(running.url)
    await running.stop()
  })

  it('does not start in production on demo data', async () => {
    await (await startServer(settings, { chats: 10 })).stop()
    await expect(startServer(production())).rejects.toThrow(SettingsError)
    const store = await openStore({ dataDir, maintenanceMinutes: 0 })
    await store.kysely
      .updateTable('app_user')
      .set({ password_hash: await hashPassword('otra clave') })
      .execute()
    await store.close()
    await (await startServer(production())).stop()
  })

  it('releases everything when the port is in use', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const { port } = other.address() as { port: number }
    await expect(startServer({ ...production(), port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
    other.close()
    await (await openStore({ dataDir, maintenanceMinutes: 0 })).close()
  })
})

describe('stopping', () => {
  it('finishes requests in progress', async () => {
    const store = await openStore({ dataDir, maintenanceMinutes: 0 })
    const [begun, finished] = [signal(), signal()]
    const meGet = async () => {
      begun.give()
      await finished.given
      return null
    }
    const app = await buildApp({ store, settings, handlers: { meGet } })
    const answer = fetch(`${await app.listen({ host: '127.0.0.1', port: 0 })}/api/me`)
    await begun.given
    const closed = app.close()
    finished.give()
    expect(await (await answer).json()).toBeNull()
    await closed
    await store.close()
  })
})

/** Returns a promise and the function that resolves it. */
function signal() {
  let give = () => {}
  const given = new Promise<void>((resolve) => {
    give = resolve
  })
  return { give: () => give(), given }
}
