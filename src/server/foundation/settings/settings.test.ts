import { mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadSettings, SettingsError } from './settings.ts'
import { settingsTable } from './settings-table.ts'

const root = mkdtempSync(path.join(os.tmpdir(), 'settings-'))
const good = {
  MODE: 'production',
  SECRET: 'kT9vQm2xLr7pWz4nBc8sHd6fGj3yUa5e',
  PUBLIC_URL: 'https://consola.example/',
}

function errorsOf(env: Record<string, string>): string[] {
  try {
    loadSettings(env, root)
    return []
  } catch (error) {
    if (error instanceof SettingsError) return error.errors
    throw error
  }
}

describe('loadSettings', () => {
  it('needs no variables in demo mode and creates one private secret file', () => {
    const settings = loadSettings({}, root)
    expect(settings).toMatchObject({
      mode: 'demo',
      host: '127.0.0.1',
      port: 3000,
      publicUrl: 'http://127.0.0.1:3000',
    })
    expect(settings.secret.length).toBeGreaterThanOrEqual(64)
    expect(loadSettings({}, root).secret).toBe(settings.secret)
    expect(statSync(path.join(root, 'data/secret')).mode & 0o077).toBe(0)
  })

  it('replaces an empty secret file and rejects a truncated one', () => {
    const file = path.join(root, 'cut/secret')
    mkdirSync(path.dirname(file))
    writeFileSync(file, '')
    const { secret } = loadSettings({ DATA_DIR: 'cut' }, root)
    expect(secret.length).toBeGreaterThanOrEqual(64)
    expect(readFileSync(file, 'utf8')).toBe(secret)
    writeFileSync(file, secret.slice(0, 10))
    expect(errorsOf({ DATA_DIR: 'cut' }).join()).toContain(file)
    writeFileSync(file, secret)
    expect(loadSettings({ DATA_DIR: 'cut' }, root).secret).toBe(secret)
  })

  it('accepts valid production settings', () => {
    expect(loadSettings(good, root)).toMatchObject({
      mode: 'production',
      publicUrl: 'https://consola.example',
      secret: good.SECRET,
      trustProxy: false,
    })
  })

  it.each([
    ['no SECRET', { SECRET: '' }, 'SECRET es obligatorio'],
    ['a short SECRET', { SECRET: 'corto' }, '32 caracteres'],
    ['a SECRET that repeats one letter', { SECRET: 'a'.repeat(40) }, 'fácil de adivinar'],
    ['no PUBLIC_URL', { PUBLIC_URL: '' }, 'PUBLIC_URL es obligatorio'],
    ['an invalid PUBLIC_URL', { PUBLIC_URL: 'consola' }, 'dirección completa'],
    ['a PUBLIC_URL with another scheme', { PUBLIC_URL: 'javascript:alert(1)' }, 'https://'],
    ['a mode that does not exist', { MODE: 'prod' }, 'demo, production'],
    ['an invalid port', { PORT: '80x' }, 'entre 0 y 65535'],
    ['a port out of range', { PORT: '70000' }, 'entre 0 y 65535'],
    ['answers validated', { VALIDATE_ANSWERS: 'true' }, 'sólo para pruebas'],
  ])('rejects %s', (_, change, text) => {
    expect(errorsOf({ ...good, ...change }).join('\n')).toContain(text)
  })

  it('reports all errors at once and never includes a secret', () => {
    const errors = errorsOf({
      MODE: 'production',
      PORT: 'x',
      DATABASE_URL: 'clave-del-servidor',
    })
    expect(errors.length).toBeGreaterThanOrEqual(4)
    expect(errors.join()).not.toContain('clave-del-servidor')
  })

  it.each([
    ['', false],
    ['2', 2],
    ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
  ])('parses TRUST_PROXY %j', (text, value) => {
    expect(loadSettings({ TRUST_PROXY: text }, root).trustProxy).toEqual(value)
  })

  it.each([
    [{}, 'open'],
    [good, 'invitation'],
    [{ ...good, SIGN_UP: 'open' }, 'open'],
    [{ SIGN_UP: 'closed' }, 'closed'],
  ])('lets people sign up in a demo, and in production only if it is set: %j', (env, mode) => {
    expect(loadSettings(env, root).signUp).toBe(mode)
  })

  it('reads the list of refused domains, and does not start without it', () => {
    expect(loadSettings({}, root).throwawayDomains).toBeUndefined()
    writeFileSync(path.join(root, 'domains.txt'), '# lista\r\n\r\nBasura.example\n@correo.example\n*.ñandú.example\n')
    const { throwawayDomains } = loadSettings({ THROWAWAY_DOMAINS: 'domains.txt' }, root)
    expect([...(throwawayDomains ?? [])]).toEqual(['basura.example', 'correo.example', 'xn--and-6ma2c.example'])
    expect(errorsOf({ THROWAWAY_DOMAINS: 'nada.txt' }).join()).toContain('THROWAWAY_DOMAINS debe ser un archivo')
    expect(errorsOf({ SIGN_UP: 'todos' }).join()).toContain('open, invitation, closed')
  })

  it('takes the address of map tiles, if it has a place for each coordinate', () => {
    expect(loadSettings({}, root).map).toBeUndefined()
    const url = 'https://mapas.example/{z}/{x}/{y}.png'
    expect(loadSettings({ MAP_TILES: url, MAP_ATTRIBUTION: '© Mapas' }, root).map).toEqual({
      url,
      attribution: '© Mapas',
    })
    for (const wrong of [
      'https://mapas.example/{z}/{x}.png',
      'mapas/{z}/{x}/{y}',
      'https://{s}.mapas.example/{z}/{x}/{y}',
    ])
      expect(errorsOf({ MAP_TILES: wrong }).join(), wrong).toContain('MAP_TILES debe ser una dirección')
  })

  it('describes every setting exactly once', () => {
    const names = settingsTable.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    for (const { description } of settingsTable) expect(description.length).toBeGreaterThan(10)
  })
})
