import type { Fault } from './imports.ts'

type Exceptions = Readonly<Record<string, string>>

/** Folders that hold one feature each, and the few that hold none, with the reason. */
const places: readonly { folders: RegExp; exceptions: Exceptions }[] = [
  {
    // foundation serves all features, the demo fills all of them
    folders: /^src\/server\/(?:people|knowledge|conversation|channels)\/([^/]+)\//,
    exceptions: {
      nlu: 'what understands a phrase: trainings, test chat and examples ask it',
      models: 'what a training made, kept in memory for whoever answers from it',
      dialogue: 'the engine that decides what a bot says: it answers no call',
      answering: "the bot's own part in a live chat: jobs, not calls",
      meta: 'the messages of WhatsApp and Messenger: two channels of one API',
      outbound: 'what leaves through any channel',
    },
  },
  {
    folders: /^src\/console\/features\/([^/]+)\//,
    exceptions: {
      documentation: 'the page of the API itself',
      terms: 'a page of text',
    },
  },
  {
    folders: /^tests\/([^/]+)\//,
    exceptions: {
      browsers: 'the oldest browsers, through all features',
      console: 'the frame around the features',
      contract: 'what is generated, and rules that hold for every feature',
      demo: 'the data of the demo',
      dialogue: 'the engine of the answers',
      e2e: 'ways through several features',
      engine: 'tables and forms, of whatever feature',
      fixtures: 'a contract of somebody else',
      pdf: 'a part of the foundation',
      realtime: 'a part of the foundation',
      reliability: 'crashes and cuts, below all features',
      security: 'attacks on all features',
      support: 'what tests share',
      visual: 'pictures of the README',
      widget: 'the program of src/widget with its server',
    },
  },
]

/** Folders that are named as no file of `openapi/paths`, and exceptions that nothing needs any more. */
export function nameFaults(files: readonly string[]): Fault[] {
  const features = new Set(files.flatMap((file) => /^openapi\/paths\/([^/]+)\.yaml$/.exec(file)?.[1] ?? []))
  return places.flatMap(({ folders, exceptions }) => {
    const found = new Map(files.flatMap((file) => toFolder(file, folders)))
    const strange = [...found].filter(([name]) => !features.has(name) && !(name in exceptions))
    const idle = Object.keys(exceptions).filter((name) => features.has(name) || !found.has(name))
    return [
      ...strange.map(([name, file]) => ({ file, message: `has no feature: openapi/paths/${name}.yaml is not there` })),
      ...(found.size > 0 ? idle : []).map((name) => ({
        file: 'scripts/rooms/names.ts',
        message: `${name} needs no exception in ${folders.source}`,
      })),
    ]
  })
}

function toFolder(file: string, folders: RegExp): [name: string, folder: string][] {
  const [folder, name] = folders.exec(file) ?? []
  return folder && name ? [[name, folder.slice(0, -1)]] : []
}
