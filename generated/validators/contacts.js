// Generated from openapi/. Do not edit: npm run generate.
import { validator } from '../../src/contract/schema.ts'

const ConsentState = { type: 'string', enum: ['granted', 'denied', 'unknown'] }
const ContactBlockInput = {
  type: 'object',
  required: ['id', 'blocked'],
  additionalProperties: false,
  properties: { id: { ref: () => Id }, blocked: { type: 'boolean' }, contact: { ref: () => NewContact } },
}
const ContactCustom = {
  type: 'object',
  maxProperties: 60,
  propertyNames: { pattern: '^[a-z0-9_]{1,40}$' },
  additionalProperties: { type: ['string', 'number', 'boolean', 'null'], maxLength: 500 },
}
const ContactDocument = {
  type: 'object',
  required: ['kind', 'value'],
  additionalProperties: false,
  properties: {
    kind: { ref: () => DocumentKind },
    value: { type: 'string', minLength: 1, maxLength: 20, pattern: '^[A-Za-z0-9]*$' },
  },
}
const ContactEmail = { type: 'string', maxLength: 150, pattern: '^([^@\\s]+@[^@\\s]+\\.[^@\\s]+)?$' }
const ContactFieldInput = {
  type: 'object',
  required: ['key', 'label', 'type'],
  additionalProperties: false,
  properties: {
    key: { type: 'string', pattern: '^[a-z0-9_]{1,40}$' },
    label: { type: 'string', minLength: 1, maxLength: 40, pattern: '^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$' },
    type: { ref: () => ContactFieldType },
    options: {
      type: 'array',
      maxItems: 100,
      items: { type: 'string', minLength: 1, maxLength: 40, pattern: '^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$' },
      uniqueItems: true,
    },
    hint: { type: 'string', maxLength: 140, pattern: '^[^<>\']*$' },
    required: { type: 'boolean' },
    visible_in_chat: { type: 'boolean' },
    version: { ref: () => EntityVersion },
  },
}
const ContactFieldType = { type: 'string', enum: ['text', 'number', 'date', 'boolean', 'select', 'link'] }
const ContactImportInput = {
  type: 'object',
  required: ['content', 'columns', 'policy', 'preview'],
  additionalProperties: false,
  properties: {
    content: { type: 'string', minLength: 1, maxLength: 10485760 },
    columns: {
      type: 'object',
      minProperties: 1,
      maxProperties: 60,
      additionalProperties: { type: 'string', maxLength: 60 },
    },
    policy: { ref: () => ImportPolicy },
    group_id: { type: ['integer', 'null'], minimum: 1, maximum: 2147483647 },
    preview: { type: 'boolean' },
  },
}
const ContactInput = {
  type: 'object',
  required: ['name'],
  additionalProperties: false,
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 70, pattern: '^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$' },
    phone: { ref: () => ContactPhone },
    email: { ref: () => ContactEmail },
    document: { anyOf: [{ ref: () => ContactDocument }, { type: 'null' }] },
    company: { type: 'string', maxLength: 80, pattern: '^[^<>\']*$' },
    city: { type: 'string', maxLength: 80, pattern: '^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$' },
    province: { type: 'string', maxLength: 80, pattern: '^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$' },
    country: { type: 'string', pattern: '^([A-Z]{2})?$' },
    labels: { type: 'array', uniqueItems: true, items: { ref: () => Id }, maxItems: 50 },
    groups: { type: 'array', uniqueItems: true, items: { ref: () => Id }, maxItems: 100 },
    custom: { ref: () => ContactCustom },
    marketing: { ref: () => ConsentState },
    assigned_user_id: { type: ['integer', 'null'], minimum: 1, maximum: 2147483647 },
    area_id: { type: ['integer', 'null'], minimum: 1, maximum: 2147483647 },
    version: { ref: () => EntityVersion },
  },
}
const ContactMergeChoice = { type: 'object', maxProperties: 100, additionalProperties: { ref: () => Id } }
const ContactMergeInput = {
  type: 'object',
  required: ['target_id', 'source_id', 'preview'],
  additionalProperties: false,
  properties: {
    target_id: { ref: () => Id },
    source_id: { ref: () => Id },
    choices: { ref: () => ContactMergeChoice },
    preview: { type: 'boolean' },
  },
}
const ContactNoteInput = {
  type: 'object',
  required: ['text'],
  additionalProperties: false,
  properties: { text: { type: 'string', minLength: 1, maxLength: 2000, pattern: '^[^<>\']*$' } },
}
const ContactPhone = { type: 'string', maxLength: 16, pattern: '^(\\+?[0-9]{6,15})?$' }
const DocumentKind = { type: 'string', enum: ['DNI', 'CUIT', 'RUT', 'CPF'] }
const EntityVersion = { type: 'integer', minimum: 1 }
const Id = { type: 'integer', minimum: 1, maximum: 2147483647 }
const ImportPolicy = { type: 'string', enum: ['update', 'skip', 'reject'] }
const NewContact = {
  type: 'object',
  required: ['name', 'phone'],
  additionalProperties: false,
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 70, pattern: '^[A-Za-zÀ-ÖØ-öø-ÿ0-9!¡¿?_.,: \\-]*$' },
    phone: { type: 'string', maxLength: 16, pattern: '^(\\+?[0-9]{6,15})?$' },
  },
}

export const contactMineListParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const contactBlockBody = {
  validate: /* @__PURE__ */ validator(ContactBlockInput),
  fields: {
    id: { label: 'Contacto' },
    blocked: { label: 'Bloqueado' },
    contact: { label: 'Datos del contacto' },
    'contact.name': { label: 'Nombre', trim: true, input: 'text' },
    'contact.phone': { label: 'Teléfono', messages: { pattern: 'El teléfono lleva sólo cifras y al menos 6.' }, trim: true },
  },
}
export const contactBlockParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const contactListQuery = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: [],
  properties: {
    filter: {
      type: 'object',
      additionalProperties: false,
      properties: {
        q: { type: 'string', maxLength: 200 },
        name: { type: 'string', maxLength: 200 },
        phone: { type: 'string', maxLength: 200 },
        email: { type: 'string', maxLength: 200 },
        company: { type: 'string', maxLength: 200 },
        city: { type: 'string', maxLength: 200 },
        province: { type: 'string', maxLength: 200 },
        blocked: { type: 'boolean' },
        marketing: { type: 'string', enum: ['granted', 'denied', 'unknown'] },
        area_id: { type: 'integer' },
        assigned_user_id: { type: 'integer' },
        label_id: { ref: () => Id },
        group_id: { ref: () => Id },
        last_seen_at_from: { type: 'string', format: 'date' },
        last_seen_at_to: { type: 'string', format: 'date' },
      },
    },
    sort: {
      type: 'array',
      prefixItems: [
        {
          type: 'string',
          enum: [
            'name',
            'phone',
            'email',
            'company',
            'city',
            'last_seen_at',
            'first_seen_at',
            'conversations_count',
            'created_at',
          ],
        },
        { type: 'string', enum: ['ASC', 'DESC'] },
      ],
      items: false,
      minItems: 2,
    },
    range: {
      type: 'array',
      prefixItems: [{ type: 'integer', minimum: 0 }, { type: 'integer', minimum: 0 }],
      items: false,
      minItems: 2,
    },
  },
}),
  fields: {
    filter: { label: 'Condiciones que deben cumplirse todas' },
    'filter.q': { label: 'Buscar' },
    'filter.name': { label: 'Nombre' },
    'filter.phone': { label: 'Teléfono' },
    'filter.email': { label: 'Correo' },
    'filter.company': { label: 'Empresa' },
    'filter.city': { label: 'Localidad' },
    'filter.province': { label: 'Provincia' },
    'filter.blocked': { label: 'Bloqueado' },
    'filter.marketing': { label: 'Campañas' },
    'filter.area_id': { label: 'Área' },
    'filter.assigned_user_id': { label: 'Asignado a' },
    'filter.label_id': { label: 'Etiqueta' },
    'filter.group_id': { label: 'Grupo' },
    'filter.last_seen_at_from': { label: 'Último contacto desde' },
    'filter.last_seen_at_to': { label: 'Último contacto hasta' },
    sort: { label: 'Campo y sentido del orden' },
    range: { label: 'Primera y última posición, contadas desde 0' },
  },
}
export const contactListParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const contactCreateBody = {
  validate: /* @__PURE__ */ validator(ContactInput),
  fields: {
    name: { label: 'Nombre', trim: true, input: 'text' },
    phone: { label: 'Teléfono', messages: { pattern: 'El teléfono lleva solo cifras y al menos 6.' }, trim: true },
    email: { label: 'Correo', messages: { pattern: 'El correo no es válido.' }, trim: true, input: 'email' },
    document: { label: 'Documento' },
    'document.kind': { label: 'Tipo de documento' },
    'document.value': { label: 'Número', trim: true, input: 'alphanumeric' },
    company: { label: 'Empresa', trim: true, input: 'all' },
    city: { label: 'Localidad', trim: true, input: 'text' },
    province: { label: 'Provincia', trim: true, input: 'text' },
    country: { label: 'País' },
    labels: { label: 'Etiquetas' },
    'labels.*': { label: 'ID' },
    groups: { label: 'Grupos' },
    'groups.*': { label: 'ID' },
    custom: { label: 'Datos propios' },
    marketing: { label: 'Campañas' },
    assigned_user_id: { label: 'Asignado a' },
    area_id: { label: 'Área' },
    version: { label: 'Versión' },
  },
}
export const contactCreateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const contactGetParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'id'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 }, id: { ref: () => Id } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, id: { label: 'Registro' } },
}
export const contactUpdateBody = {
  validate: /* @__PURE__ */ validator(ContactInput),
  fields: {
    name: { label: 'Nombre', trim: true, input: 'text' },
    phone: { label: 'Teléfono', messages: { pattern: 'El teléfono lleva solo cifras y al menos 6.' }, trim: true },
    email: { label: 'Correo', messages: { pattern: 'El correo no es válido.' }, trim: true, input: 'email' },
    document: { label: 'Documento' },
    'document.kind': { label: 'Tipo de documento' },
    'document.value': { label: 'Número', trim: true, input: 'alphanumeric' },
    company: { label: 'Empresa', trim: true, input: 'all' },
    city: { label: 'Localidad', trim: true, input: 'text' },
    province: { label: 'Provincia', trim: true, input: 'text' },
    country: { label: 'País' },
    labels: { label: 'Etiquetas' },
    'labels.*': { label: 'ID' },
    groups: { label: 'Grupos' },
    'groups.*': { label: 'ID' },
    custom: { label: 'Datos propios' },
    marketing: { label: 'Campañas' },
    assigned_user_id: { label: 'Asignado a' },
    area_id: { label: 'Área' },
    version: { label: 'Versión' },
  },
}
export const contactUpdateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'id'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 }, id: { ref: () => Id } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, id: { label: 'Registro' } },
}
export const contactDeleteParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'id'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 }, id: { ref: () => Id } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, id: { label: 'Registro' } },
}
export const contactNoteCreateBody = {
  validate: /* @__PURE__ */ validator(ContactNoteInput),
  fields: { text: { label: 'Nota', trim: true, input: 'all' } },
}
export const contactNoteCreateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'id'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 }, id: { ref: () => Id } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, id: { label: 'Registro' } },
}
export const contactMergeBody = {
  validate: /* @__PURE__ */ validator(ContactMergeInput),
  fields: {
    target_id: { label: 'Contacto principal' },
    source_id: { label: 'Contacto que se une' },
    choices: { label: 'De cuál se toma cada dato' },
    'choices.*': { label: 'ID' },
    preview: { label: 'Solo mostrar el resultado' },
  },
}
export const contactMergeParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const contactMergeUndoParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'id'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 }, id: { ref: () => Id } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, id: { label: 'Registro' } },
}
export const contactImportBody = {
  validate: /* @__PURE__ */ validator(ContactImportInput),
  fields: {
    content: { label: 'Archivo CSV' },
    columns: { label: 'Columnas' },
    policy: { label: 'Si el contacto ya existe' },
    group_id: { label: 'Agregar al grupo' },
    preview: { label: 'Solo comprobar' },
  },
}
export const contactImportParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const contactImportUndoParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'id'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 }, id: { ref: () => Id } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, id: { label: 'Registro' } },
}
export const contactDataGetParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'id'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 }, id: { ref: () => Id } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, id: { label: 'Registro' } },
}
export const contactDataDeleteParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'id'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 }, id: { ref: () => Id } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, id: { label: 'Registro' } },
}
export const contactFieldListParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const contactFieldCreateBody = {
  validate: /* @__PURE__ */ validator(ContactFieldInput),
  fields: {
    key: { label: 'Clave', messages: { pattern: 'La clave lleva minúsculas, cifras y guion bajo.' } },
    label: { label: 'Nombre', trim: true, input: 'text' },
    type: { label: 'Tipo' },
    options: { label: 'Opciones' },
    'options.*': { label: 'Opción', trim: true, input: 'text' },
    hint: { label: 'Ayuda', trim: true, input: 'all' },
    required: { label: 'Obligatorio' },
    visible_in_chat: { label: 'Mostrar en el chat' },
    version: { label: 'Versión' },
  },
}
export const contactFieldCreateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
export const contactFieldUpdateBody = {
  validate: /* @__PURE__ */ validator(ContactFieldInput),
  fields: {
    key: { label: 'Clave', messages: { pattern: 'La clave lleva minúsculas, cifras y guion bajo.' } },
    label: { label: 'Nombre', trim: true, input: 'text' },
    type: { label: 'Tipo' },
    options: { label: 'Opciones' },
    'options.*': { label: 'Opción', trim: true, input: 'text' },
    hint: { label: 'Ayuda', trim: true, input: 'all' },
    required: { label: 'Obligatorio' },
    visible_in_chat: { label: 'Mostrar en el chat' },
    version: { label: 'Versión' },
  },
}
export const contactFieldUpdateParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'id'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 }, id: { ref: () => Id } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, id: { label: 'Registro' } },
}
export const contactFieldDeleteParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot', 'id'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 }, id: { ref: () => Id } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' }, id: { label: 'Registro' } },
}
export const contactEventListQuery = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: [],
  properties: {
    filter: {
      type: 'object',
      additionalProperties: false,
      properties: {
        q: { type: 'string', maxLength: 200 },
        contact: { type: 'string', maxLength: 200 },
        contact_id: { type: 'integer' },
        kind: {
          type: 'string',
          enum: [
            'created',
            'updated',
            'merged',
            'imported',
            'exported',
            'blocked',
            'unblocked',
            'consent_granted',
            'consent_withdrawn',
            'lead_exported',
            'form_completed',
            'deleted',
          ],
        },
        actor: { type: 'string', enum: ['user', 'bot', 'import', 'api'] },
        channel: { type: 'string', enum: ['webchat', 'whatsapp', 'facebook'] },
        batch_id: { type: 'integer' },
        at_from: { type: 'string', format: 'date' },
        at_to: { type: 'string', format: 'date' },
      },
    },
    sort: {
      type: 'array',
      prefixItems: [{ type: 'string', enum: ['at', 'contact', 'kind'] }, { type: 'string', enum: ['ASC', 'DESC'] }],
      items: false,
      minItems: 2,
    },
    range: {
      type: 'array',
      prefixItems: [{ type: 'integer', minimum: 0 }, { type: 'integer', minimum: 0 }],
      items: false,
      minItems: 2,
    },
  },
}),
  fields: {
    filter: { label: 'Condiciones que deben cumplirse todas' },
    'filter.q': { label: 'Buscar' },
    'filter.contact': { label: 'Contacto' },
    'filter.contact_id': { label: 'Contacto' },
    'filter.kind': { label: 'Movimiento' },
    'filter.actor': { label: 'Hecho por' },
    'filter.channel': { label: 'Canal' },
    'filter.batch_id': { label: 'Importación' },
    'filter.at_from': { label: 'Desde' },
    'filter.at_to': { label: 'Hasta' },
    sort: { label: 'Campo y sentido del orden' },
    range: { label: 'Primera y última posición, contadas desde 0' },
  },
}
export const contactEventListParams = {
  validate: /* @__PURE__ */ validator({
  type: 'object',
  additionalProperties: false,
  required: ['bot'],
  properties: { bot: { type: 'integer', minimum: 1, maximum: 2147483647 } },
}),
  fields: { bot: { label: 'Chatbot sobre el que se trabaja' } },
}
