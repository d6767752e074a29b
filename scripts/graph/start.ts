import type { AddressInfo } from 'node:net'
import { createGraphServer } from './http/server.ts'
import { Simulator } from './simulator.ts'
import { closeConnections } from './webhooks/post.ts'
import { seedWorld } from './world/seed.ts'
import type { Settings } from './world/settings.ts'

interface GraphOptions {
  /** 0 for any free port */
  port?: number
  /** loopback by default: the control API has no passwords */
  host?: string
  /** settings that differ from the defaults, by group */
  settings?: { [Group in keyof Settings]?: Partial<Settings[Group]> }
}

/** A running simulator. */
interface Graph {
  url: string
  sim: Simulator
  stop(): Promise<void>
}

/** Starts the simulator with its seed. */
export async function startGraph({ port = 0, host = '127.0.0.1', settings = {} }: GraphOptions = {}): Promise<Graph> {
  const sim = new Simulator()
  seedWorld(sim.world)
  for (const [group, values] of Object.entries(settings))
    Object.assign(sim.world.settings[group as keyof Settings] as object, values)
  const server = createGraphServer(sim)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const { port: actual } = server.address() as AddressInfo
  sim.world.url = `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${actual}`
  return {
    url: sim.world.url,
    sim,
    stop: async () => {
      sim.world.clear()
      sim.webhooks.clear()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      closeConnections()
    },
  }
}
