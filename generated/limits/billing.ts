// Generated from openapi/ and screens/. Do not edit: npm run generate.
export const TaxDataLimits = { legal_name: { maxLength: 100 }, address: { maxLength: 200 }, email: { maxLength: 150 } } as const

export const PaymentMethodInputLimits = { reference: { maxLength: 60 } } as const
