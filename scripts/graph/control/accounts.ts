import { SEED } from '../world/seed.ts'

const { wabaId: waba_id, token, pageToken, appSecret: app_secret } = SEED

/** `GET /_sim/accounts`: what one types into a console to connect the numbers and the page of the seed. */
export const accountsOfSeed = {
  whatsapp: [SEED.numberId, SEED.otherNumberId].map((phone_number_id) => ({
    phone_number_id,
    waba_id,
    access_token: token,
    app_secret,
  })),
  facebook: [{ page_id: SEED.pageId, access_token: pageToken, app_secret, app_id: SEED.appId }],
  telegram: [{ access_token: SEED.telegramToken }],
}

const { practice } = SEED

/** `GET /_sim/practice`: what a person types into a console to connect accounts that no demo uses, by label of the field. */
export const practiceAccounts = [
  {
    title: 'WhatsApp',
    fields: {
      'ID del número': practice.numberId,
      'ID de la cuenta de WhatsApp': practice.wabaId,
      'Clave de acceso': token,
      'Secreto de la aplicación': app_secret,
    },
  },
  {
    title: 'Facebook',
    fields: {
      'ID de la página': practice.pageId,
      'Clave de la página': practice.pageToken,
      'Secreto de la aplicación': app_secret,
    },
  },
  { title: 'Telegram', fields: { Token: practice.telegramToken } },
]
