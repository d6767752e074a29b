import path from 'node:path'
import { parseArgs } from 'node:util'
import { announcement } from './announce.ts'
import { loadSettings, type Settings, SettingsError } from './foundation/settings/settings.ts'
import { isDiskFull } from './foundation/store/errors.ts'
import { type Running, type StartOptions, startServer } from './start.ts'

/** Milliseconds a shutdown may take before the process exits anyway. */
const STOP_MS = 10_000

const root = path.resolve(import.meta.dirname, '../..')

try {
  const settings = loadSettings(process.env, root)
  const running = await startServer(settings, wanted(settings))
  stopOnSignals(running)
  console.log(announcement(running.url, settings))
} catch (error) {
  die(error)
}

/**
 * Parses the command line. `--chats 100000`: size of the demo data in a new data folder. `--unfinished`: operations
 * without a handler do not prevent the start; set by `npm run dev` and rejected in production.
 */
function wanted({ mode }: Settings): StartOptions {
  const options = { chats: { type: 'string' }, unfinished: { type: 'boolean', default: false } } as const
  const { chats, unfinished } = parseArgs({ options }).values
  if (unfinished && mode === 'production') throw new SettingsError(['--unfinished es sólo para desarrollo'])
  if (chats === undefined) return { unfinished }
  if (!/^\d{1,7}$/.test(chats)) throw new SettingsError([`--chats debe ser un número (se recibió "${chats}")`])
  return { chats: Number(chats), unfinished }
}

function stopOnSignals(running: Running): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      setTimeout(() => process.exit(1), STOP_MS).unref()
      running.stop().then(() => process.exit(0), die)
    })
}

/** Exits with an error message. Errors that an operator can fix are printed without a stack trace. */
function die(error: unknown): never {
  const { code, name, message, stack, syscall } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE')
    console.error(`El puerto ${process.env.PORT ?? 3000} ya está en uso. Elegir otro con PORT=…`)
  else if (isDiskFull(error)) console.error('No queda espacio en el disco. Libera espacio y vuelve a iniciar.')
  else if ((code === 'EROFS' || code === 'EACCES') && syscall !== 'listen')
    console.error(`No se puede escribir en la carpeta de datos: ${message}\n(The data folder is not writable.)`)
  else
    console.error(
      ['SettingsError', 'FolderInUse', 'DamagedFolder', 'MigrationError'].includes(name) ? message : (stack ?? message),
    )
  process.exit(1)
}
