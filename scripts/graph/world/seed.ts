import { addTemplates } from './seed-templates.ts'
import type { World } from './world.ts'

/** Ids and tokens that are the same in every start; scripts/graph/README.md lists them. */
export const SEED = {
  appId: '1200300400500600',
  appSecret: 'b1946ac92492d2347c6235b4d2611184',
  portfolioId: '900800700600500',
  wabaId: '102290129340398',
  otherWabaId: '102290129340399',
  numberId: '106540352242922',
  otherNumberId: '106540352242933',
  pageId: '134895793791914',
  token: 'EAASimWhatsApp0000000000000000000000000000000000',
  pageToken: 'EAASimPagina00000000000000000000000000000000000',
  userToken: 'EAASimUsuario0000000000000000000000000000000000',
  telegramToken: '7712345678:AAHsimTelegram000000000000000000000',
  otherTelegramToken: '7712345679:AAHsimTelegram000000000000000000001',
  /** connected to nothing, for whoever tries to connect */
  practice: {
    wabaId: '102290129340400',
    numberId: '106540352242944',
    pageId: '134895793791925',
    pageToken: 'EAASimPrueba00000000000000000000000000000000000',
    telegramToken: '7712345680:AAHsimTelegram000000000000000000002',
  },
} as const

/**
 * Fills an empty world with an app, a WhatsApp account with two numbers and one without any, a page, two bots of Telegram,
 * one of each to practise, and four people.
 */
export function seedWorld(world: World): void {
  world.clear()
  const { appId, wabaId, pageId } = SEED
  world.apps.set(appId, { id: appId, name: 'Consola', secret: SEED.appSecret, callbacks: new Map() })
  world.wabas.set(wabaId, {
    id: wabaId,
    name: 'Ferretería Sur',
    portfolio: SEED.portfolioId,
    country: 'AR',
    subscriptions: new Map(),
  })
  world.wabas.set(SEED.otherWabaId, {
    id: SEED.otherWabaId,
    name: 'Ferretería Sur Prueba',
    portfolio: SEED.portfolioId,
    country: 'AR',
    subscriptions: new Map(),
  })
  addNumber(world, SEED.numberId, '+54 9 11 5000-0000', 'Ferretería Sur')
  addNumber(world, SEED.otherNumberId, '+54 9 11 5000-0001', 'Ferretería Sur Mayorista')
  world.pages.set(pageId, {
    id: pageId,
    name: 'Ferretería Sur',
    subscriptions: new Map(),
    profile: {},
    hasHumanAgent: true,
  })
  addTokens(world)
  addBot(world, SEED.telegramToken, 'Ferretería Sur', 'ferreteria_sur_bot')
  addBot(world, SEED.otherTelegramToken, 'Ferretería Sur Mayorista', 'ferreteria_sur_mayorista_bot')
  const seeded = { isSeeded: true }
  world.addPerson({ id: 'ana', name: 'Ana Pereyra', waId: '5491123456789', username: 'ana.p', ...seeded })
  world.addPerson({ id: 'luis', name: 'Luis Hernández', waId: '5215512345678', ...seeded })
  world.addPerson({ id: 'bia', name: 'Bia Souza', waId: '5511987654321', ...seeded })
  world.addPerson({
    id: 'sol',
    name: 'Sol',
    waId: '5491166667777',
    username: 'sol.azul',
    isPhoneHidden: true,
    ...seeded,
  })
  addTemplates(world, SEED.wabaId)
  addPractice(world)
}

function addPractice(world: World) {
  const { wabaId, numberId, pageId, telegramToken } = SEED.practice
  const name = 'Negocio de prueba'
  world.wabas.set(wabaId, {
    ...{ id: wabaId, name, portfolio: SEED.portfolioId, country: 'AR', subscriptions: new Map() },
  })
  addNumber(world, numberId, '+54 9 11 5000-0002', name, wabaId)
  world.pages.set(pageId, { id: pageId, name, subscriptions: new Map(), profile: {}, hasHumanAgent: true })
  addBot(world, telegramToken, name, 'negocio_de_prueba_bot')
}

function addNumber(
  world: World,
  id: string,
  displayPhoneNumber: string,
  verifiedName: string,
  wabaId: string = SEED.wabaId,
) {
  world.numbers.set(id, {
    id,
    wabaId,
    displayPhoneNumber,
    verifiedName,
    quality: 'GREEN',
    status: 'CONNECTED',
    throughput: 'STANDARD',
    tier: 'TIER_2K',
    isRegistered: true,
    profile: { about: 'Todo para tu obra', vertical: 'RETAIL' },
  })
}

function addBot(world: World, token: string, name: string, username: string) {
  const [id = ''] = token.split(':')
  const own = { description: '', commands: [], isRevoked: false, nextUpdate: 870_000_001, nextMessage: 1 }
  world.bots.set(token, { id, token, name, username, ...own })
}

function addTokens(world: World) {
  const { appId } = SEED
  const whatsapp = ['whatsapp_business_messaging', 'whatsapp_business_management']
  const pages = ['pages_messaging', 'pages_manage_metadata', 'pages_show_list', 'pages_read_engagement']
  const add = (value: string, type: 'SYSTEM_USER' | 'USER' | 'PAGE', ownerId: string, scopes: string[]) =>
    world.tokens.set(value, { value, type, appId, ownerId, scopes })
  add(SEED.token, 'SYSTEM_USER', '122100000000000001', whatsapp)
  add(SEED.pageToken, 'PAGE', SEED.pageId, pages)
  add(SEED.practice.pageToken, 'PAGE', SEED.practice.pageId, pages)
  add(SEED.userToken, 'USER', '10150000000000001', [...pages, ...whatsapp, 'business_management'])
}
