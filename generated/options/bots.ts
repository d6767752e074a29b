// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Option } from '../../src/contract/screen.ts'

export const ThemeTypeOptions: readonly Option[] = [
  { value: 'light', label: 'Claro' },
  { value: 'dark', label: 'Oscuro' },
  { value: 'auto', label: 'El de cada cliente' },
]

export const WebchatFontOptions: readonly Option[] = [
  { value: 'system', label: 'La de cada dispositivo' },
  { value: 'arial', label: 'Arial' },
  { value: 'verdana', label: 'Verdana' },
  { value: 'trebuchet', label: 'Trebuchet' },
  { value: 'georgia', label: 'Georgia' },
  { value: 'mono', label: 'De ancho fijo' },
]

export const WebchatUploadKindOptions: readonly Option[] = [
  { value: 'image', label: 'Imágenes' },
  { value: 'document', label: 'PDF' },
  { value: 'audio', label: 'Audios' },
  { value: 'video', label: 'Videos' },
]

export const WebchatSideOptions: readonly Option[] = [{ value: 'right', label: 'Derecha' }, { value: 'left', label: 'Izquierda' }]

export const UnreadPolicyOptions: readonly Option[] = [{ value: 'on_open', label: 'Al abrirla' }, { value: 'on_reply', label: 'Al contestarla' }]

export const BotLanguageOptions: readonly Option[] = [
  { value: 'es-AR', label: 'Español (Argentina)' },
  { value: 'es-419', label: 'Español (Latinoamérica)' },
  { value: 'es-ES', label: 'Español (España)' },
]

export const BotCurrencyOptions: readonly Option[] = [
  { value: 'ARS', label: 'Peso argentino (ARS)' },
  { value: 'BOB', label: 'Boliviano (BOB)' },
  { value: 'BRL', label: 'Real (BRL)' },
  { value: 'CLP', label: 'Peso chileno (CLP)' },
  { value: 'COP', label: 'Peso colombiano (COP)' },
  { value: 'CRC', label: 'Colón costarricense (CRC)' },
  { value: 'CUP', label: 'Peso cubano (CUP)' },
  { value: 'DOP', label: 'Peso dominicano (DOP)' },
  { value: 'EUR', label: 'Euro (EUR)' },
  { value: 'GTQ', label: 'Quetzal (GTQ)' },
  { value: 'HNL', label: 'Lempira (HNL)' },
  { value: 'MXN', label: 'Peso mexicano (MXN)' },
  { value: 'NIO', label: 'Córdoba (NIO)' },
  { value: 'PAB', label: 'Balboa (PAB)' },
  { value: 'PEN', label: 'Sol (PEN)' },
  { value: 'PYG', label: 'Guaraní (PYG)' },
  { value: 'USD', label: 'Dólar (USD)' },
  { value: 'UYU', label: 'Peso uruguayo (UYU)' },
  { value: 'VES', label: 'Bolívar (VES)' },
]

export const FormOfAddressOptions: readonly Option[] = [
  { value: 'vos', label: 'Vos', help: 'Como «¿En qué te puedo ayudar? Escribí tu mensaje.»' },
  { value: 'tu', label: 'Tú', help: 'Como «¿En qué te puedo ayudar? Escribe tu mensaje.»' },
  { value: 'usted', label: 'Usted', help: 'Como «¿En qué le puedo ayudar? Escriba su mensaje.»' },
]

export const HandoffFormModeOptions: readonly Option[] = [
  { value: 'never', label: 'Nunca' },
  { value: 'before_handoff', label: 'Siempre' },
  { value: 'out_of_hours', label: 'Solo si nadie puede atender' },
]

export const HolidayCountryOptions: readonly Option[] = [
  { value: 'AR', label: 'Argentina' },
  { value: 'BO', label: 'Bolivia' },
  { value: 'CL', label: 'Chile' },
  { value: 'CO', label: 'Colombia' },
  { value: 'EC', label: 'Ecuador' },
  { value: 'ES', label: 'España' },
  { value: 'MX', label: 'México' },
  { value: 'PE', label: 'Perú' },
  { value: 'UY', label: 'Uruguay' },
]
