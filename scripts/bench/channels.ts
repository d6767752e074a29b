import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type Server, startPostgres } from '../../tests/support/postgres-server.ts'
import { type LoadResult, runLoad, withServer } from './channels/load.ts'
import { measurePixels } from './channels/pixels.ts'
import { measureWebhooks } from './channels/webhooks.ts'
import { option } from './options.ts'
import { printTable, quantile } from './table.ts'

const ms = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`
/** Updates per second at the highest rate of a number: three for each of 80 messages. */
const WEBHOOKS_PER_SECOND = 240

/**
 * WhatsApp against the simulator: how many messages per second in both directions, how fast webhooks are answered,
 * how long a message takes from a customer's phone to the screen of staff, and with `--kills` instead how many messages are lost or doubled while the server is killed. `--people` and `--each` set the number
 * of messages, `--seconds` the time of the webhooks. With `--processes 2` the load runs on PostgreSQL, where a second server
 * works and is not killed.
 */
export async function benchChannels(): Promise<void> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'bench-channels-'))
  const env = { DATA_DIR: dataDir, SECRET: 'una-clave-de-medida-de-cuarenta-letras-xx' }
  const kills = option('kills', 0)
  const usual = { people: option('people', 100), each: option('each', 10), port: option('port', 4970), env }
  let postgres: Server | undefined
  try {
    const webhooks = await withServer(usual, (server, addressed) =>
      measureWebhooks(server, addressed, WEBHOOKS_PER_SECOND, option('seconds', 10)),
    )
    printTable(`Avisos de Meta, ${WEBHOOKS_PER_SECOND} por segundo`, [
      { p50: ms(webhooks.p50), p99: ms(webhooks.p99), rechazados: webhooks.refused },
    ])
    if (kills === 0) {
      const waits = await measurePixels(usual.port, 25)
      printTable('Del teléfono de un cliente de WhatsApp a los píxeles de la consola', [
        { p50: ms(quantile(waits, 0.5)), p95: ms(quantile(waits, 0.95)) },
      ])
    }
    postgres = option('processes', 1) > 1 ? await startPostgres() : undefined
    const load = postgres ? { ...usual, env: { ...env, DATABASE_URL: postgres.url }, hasSecond: true } : usual
    // The texts of a load are the same as those of another: each has a store of its own.
    if (kills > 0)
      print(
        `Con ${kills} muertes del servidor, 5 % de avisos repetidos y 0,5 % de conexiones cortadas`,
        await runLoad({ ...load, kills, duplicates: 0.05, shuffle: 100, cuts: 0.0025 }),
      )
    else print('WhatsApp en los dos sentidos', await runLoad({ ...load, kills: 0, duplicates: 0, shuffle: 0, cuts: 0 }))
  } finally {
    await postgres?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function print(title: string, result: LoadResult): void {
  const { expected, seconds, inbound, outbound } = result
  const row = (way: string, one: LoadResult['inbound']) => ({
    sentido: way,
    mensajes: expected,
    'por segundo': Math.round(expected / seconds),
    'una vez': one.once,
    repetidos: one.doubled,
    faltan: one.missing,
    'fuera de orden': one.disordered,
  })
  printTable(title, [row('recibidos', inbound), row('enviados', outbound)])
  const states = Object.entries(result.states).map(([state, count]) => `${state} ${count}`)
  console.log(`estados: ${states.join(', ')} · muertes: ${result.kills} · enviados de nuevo: ${result.repeated}`)
}
