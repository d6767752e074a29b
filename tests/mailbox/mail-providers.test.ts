import { expect, test } from 'vitest'
import { domainOf, providerOf, serversOf } from '../../src/console/features/plugins/connect/mail-providers.ts'

test.each([
  ['hola@tienda.com.ar', 'imap.tienda.com.ar', 993, 'smtp.tienda.com.ar', 465, 'tls'],
  ['  Hola@GMAIL.com ', 'imap.gmail.com', 993, 'smtp.gmail.com', 465, 'tls'],
  ['yo@yahoo.com.mx', 'imap.mail.yahoo.com', 993, 'smtp.mail.yahoo.com', 465, 'tls'],
  ['yo@me.com', 'imap.mail.me.com', 993, 'smtp.mail.me.com', 587, 'starttls'],
])('the servers of %s', (address, imap_host, imap_port, smtp_host, smtp_port, smtp_security) =>
  expect(serversOf(domainOf(address))).toEqual({
    ...{ imap_host, imap_port, imap_security: 'tls', smtp_host, smtp_port, smtp_security },
  }),
)

test.each(['outlook.com', 'hotmail.es', 'live.com.ar', 'msn.com'])('%s accepts no passwords of programs', (domain) => {
  expect(providerOf(domain)).toMatchObject({ isSupported: false })
  expect(serversOf(domain)).toBeUndefined()
})

test.each(['', 'hola', 'hola@', 'hola@tienda', 'hola@tienda.'])('«%s» has no domain yet', (address) =>
  expect(serversOf(domainOf(address))).toBeUndefined(),
)
