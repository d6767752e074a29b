import { expect, it } from 'vitest'
import { loggedPath } from './options.ts'

it.each([
  ['/api/forgot/Abc_123-x', '/api/forgot/…'],
  ['/login/forgot/Abc_123-x?x=1', '/login/forgot/…'],
  ['/api/admin/accept/Abc_123', '/api/admin/accept/…'],
  ['/register/invited/Abc_123', '/register/invited/…'],
  ['/api/ia/7?q=secreto', '/api/ia/7'],
  ['/api/forgot', '/api/forgot'],
  ['/api/budgets/public/Abc_123/pdf', '/api/budgets/public/…/pdf'],
  ['/presupuesto/Abc_123', '/presupuesto/…'],
  ['/avisos/Abc_123', '/avisos/…'],
  ['/api/notifications/public/Abc_123', '/api/notifications/public/…'],
])('logs %s as %s', (url, logged) => {
  expect(loggedPath(url)).toBe(logged)
})
