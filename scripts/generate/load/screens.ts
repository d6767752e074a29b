import type { Folders } from '../folders.ts'
import type { ScreenFile, ShellFile } from '../model.ts'
import { type Finding, isObject } from '../places.ts'
import { noMap } from './contract.ts'
import { filesBelow } from './files.ts'
import type { Parsed } from './parse.ts'

export interface LoadedScreen {
  /** e.g. `/forms/survey/{idForm}` */
  route: string
  file: string
  screen: ScreenFile
}

interface LoadedScreens {
  screens: LoadedScreen[]
  shell: ShellFile
  findings: Finding[]
}

/** Loads the shell and all screens; a screen's route is the path of its file. */
export function loadScreens({ root, screens: folder }: Folders, read: (file: string) => Parsed): LoadedScreens {
  const findings: Finding[] = []
  const open = (file: string): unknown => {
    const parsed = read(file)
    findings.push(...parsed.findings)
    if (parsed.findings.length === 0 && !isObject(parsed.value)) findings.push(noMap(file))
    return parsed.value
  }
  const screens = filesBelow(root, folder, '.json')
    .filter((file) => !file.endsWith('.schema.json') && file !== `${folder}/shell.json`)
    .map((file) => ({ file, route: routeOf(folder, file), screen: open(file) as ScreenFile }))
    .filter(({ screen }) => isObject(screen))
  return { screens, shell: open(`${folder}/shell.json`) as ShellFile, findings }
}

/** `screens/contacts/groups.json` → `/contacts/groups` */
function routeOf(folder: string, file: string): string {
  return file.slice(folder.length).replace(/\.json$/, '')
}
