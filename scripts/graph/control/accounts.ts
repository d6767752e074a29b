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
