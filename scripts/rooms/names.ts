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

/** Screens are named by their route: one that the specification gives may hold no feature's name. */
const routes: Exceptions = {
  'admin/users': 'platform: who is connected, at the address of the specification',
  billings: 'billing, at the address of the specification',
  campaign: 'campaigns, at the address of the specification',
  documentation: 'the page of the API itself',
  error: 'the frame: what is shown of an address that there is not',
  historychanges: 'changes, at the address of the specification',
  login: 'account, at the address of the specification',
  register: 'team: who was invited, at the address of the specification',
  'settings/admin': 'team, at the address of the specification',
  'settings/budget': 'budgets, at the address of the specification',
  'settings/general': 'bots, at the address of the specification',
  'settings/user': 'account, at the address of the specification',
  tyc: 'a page of text',
}

/** Folders and screens that are named as no file of `openapi/paths`, and exceptions that nothing needs any more. */
export function nameFaults(files: readonly string[]): Fault[] {
  const features = new Set(files.flatMap((file) => /^openapi\/paths\/([^/]+)\.yaml$/.exec(file)?.[1] ?? []))
  return [...folderFaults(files, features), ...screenFaults(files, features), ...files.flatMap(looseFault)]
}

function folderFaults(files: readonly string[], features: ReadonlySet<string>): Fault[] {
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

function screenFaults(files: readonly string[], features: ReadonlySet<string>): Fault[] {
  const screens = files.filter((file) => /^screens\/(?!shell\.|screen\.schema).*\.json$/.test(file))
  const routeOf = (file: string) => file.slice('screens/'.length, -'.json'.length)
  const parts = (file: string) => routeOf(file).split('/')
  const bare = screens.filter((file) => !parts(file).some((part) => features.has(part)))
  const excepted = (route: string) => Object.keys(routes).find((one) => `${route}/`.startsWith(`${one}/`))
  const needed = new Set(bare.map((file) => excepted(routeOf(file))))
  return [
    ...bare
      .filter((file) => excepted(routeOf(file)) === undefined)
      .map((file) => ({ file, message: 'has no feature in its route: no part of it is a file of openapi/paths' })),
    ...(screens.length > 0 ? Object.keys(routes).filter((route) => !needed.has(route)) : []).map((route) => ({
      file: 'scripts/rooms/names.ts',
      message: `the route ${route} needs no exception`,
    })),
  ]
}

/** A file straight on a floor of the server is nobody's. The demo is one program: its files share one folder. */
function looseFault(file: string): Fault[] {
  const floor = /^src\/server\/(foundation|people|knowledge|conversation|channels)\/[^/]+$/.exec(file)?.[1]
  return floor ? [{ file, message: `stands straight on the floor ${floor}: give it the folder of its feature` }] : []
}

function toFolder(file: string, folders: RegExp): [name: string, folder: string][] {
  const [folder, name] = folders.exec(file) ?? []
  return folder && name ? [[name, folder.slice(0, -1)]] : []
}
