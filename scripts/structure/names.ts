import type { Fault } from './imports.ts'

type Exceptions = Readonly<Record<string, string>>

/** Folders whose subfolders are features, with the exceptions and their reasons. */
const places: readonly { folders: RegExp; exceptions: Exceptions }[] = [
  {
    // foundation serves all features and the demo uses all of them, so neither is listed
    folders: /^src\/server\/(?:people|knowledge|conversation|channels|provisioning)\/([^/]+)\//,
    exceptions: {
      catalogue: 'the search of products, used by the dialogue and the inventory',
      nlu: 'the language model, used by trainings, test chat and examples',
      models: 'trained models, cached in memory',
      dialogue: 'the dialogue engine, which has no operations',
      answering: 'jobs of the bot in live chats, without operations',
      mailbox: 'what mailboxes are read and written with, which operations of plugins connect',
      meta: 'shared code of WhatsApp and Messenger, which have one API',
      telegram: 'the Bot API, which has no operations of its own',
      outbound: 'outgoing messages of all channels',
      ledger: 'the register of contacts, written by every feature that changes one',
      inbound: 'what channels deliver, which comes through webhooks and not through operations',
      accounts: 'the numbers and pages of channels, shared by what sends, receives and connects them',
      content: 'the whole content of a bot as files, written and read by several features',
    },
  },
  {
    folders: /^src\/console\/features\/([^/]+)\//,
    exceptions: {
      actions: 'the editor of what macros and rules do',
      conditions: 'the editor of what groups and rules look for',
      documentation: 'the page that documents the API',
      help: 'the manual, which is part of the build and needs no operations',
      imports: 'the steps that imports of contacts and of products share',
      terms: 'a static page of text',
    },
  },
  {
    folders: /^tests\/([^/]+)\//,
    exceptions: {
      browsers: 'all features in the oldest supported browsers',
      console: 'the console without its features',
      contract: 'generated files and rules for all features',
      demo: 'the demo data',
      dialogue: 'the dialogue engine',
      e2e: 'ways through several features',
      engine: 'the engine of tables and forms',
      fixtures: 'the generator with another contract',
      graph: "the simulator of Meta's Graph API, a program of its own",
      help: 'the manual, which needs no operations',
      mailbox: 'mailboxes with servers of their own, which operations of plugins connect',
      pdf: 'a part of the foundation',
      provisioning: 'whole bots: templates, archives and copies',
      realtime: 'a part of the foundation',
      reliability: 'crashes and lost connections',
      security: 'security tests of all features',
      support: 'shared test code',
      visual: 'the screenshots of the README',
      widget: 'src/widget with its server',
    },
  },
]

/** Screens are named by their route. Routes from the specification may not contain a feature's name. */
const routes: Exceptions = {
  'advanced/synonyms': 'feature spanish; customers and owners call its tab by its content',
  'admin/signups': 'feature platform; beside the routes of the specification',
  'admin/users': 'feature platform; the specification defines the route',
  billings: 'feature billing; the specification defines the route',
  campaign: 'feature campaigns; the specification defines the route',
  documentation: 'the page that documents the API',
  error: 'the page for unknown addresses',
  historychanges: 'feature changes; the specification defines the route',
  login: 'feature account; the specification defines the route',
  register: 'feature team; the specification defines the route',
  'settings/admin': 'feature team; the specification defines the route',
  'settings/budget': 'feature budgets; the specification defines the route',
  'settings/general': 'feature bots; the specification defines the route',
  'settings/user': 'feature account; the specification defines the route',
  tyc: 'a static page of text',
}

/**
 * Reports folders and screens that are not named after a file of `openapi/paths`, and exceptions that are no longer
 * needed.
 */
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
      ...strange.map(([name, file]) => ({
        file,
        message: `has no feature: openapi/paths/${name}.yaml does not exist`,
      })),
      ...(found.size > 0 ? idle : []).map((name) => ({
        file: 'scripts/structure/names.ts',
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
      .map((file) => ({
        file,
        message: 'has no feature in its route: no segment is the name of a file in openapi/paths',
      })),
    ...(screens.length > 0 ? Object.keys(routes).filter((route) => !needed.has(route)) : []).map((route) => ({
      file: 'scripts/structure/names.ts',
      message: `the route ${route} needs no exception`,
    })),
  ]
}

/**
 * Reports files directly in a layer of the server, because they belong to no feature. The demo is exempt: it is one
 * program in one folder.
 */
function looseFault(file: string): Fault[] {
  const floor = /^src\/server\/(foundation|people|knowledge|conversation|channels|provisioning)\/[^/]+$/.exec(file)?.[1]
  return floor ? [{ file, message: `is directly in the layer ${floor}: move it to the folder of its feature` }] : []
}

function toFolder(file: string, folders: RegExp): [name: string, folder: string][] {
  const [folder, name] = folders.exec(file) ?? []
  return folder && name ? [[name, folder.slice(0, -1)]] : []
}
