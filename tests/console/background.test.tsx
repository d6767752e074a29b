import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { lazyInBackground } from '../../src/console/routing/background.ts'

test('a part that cannot be loaded leaves the page alone, and appears once the browser is online', async () => {
  let loads = 0
  const Watch = lazyInBackground(async () => {
    loads++
    if (loads === 1) throw new TypeError('Failed to fetch dynamically imported module')
    return { default: () => <p>Al tanto</p> }
  })
  render(
    <>
      <h1>Página</h1>
      <Suspense fallback={null}>
        <Watch />
      </Suspense>
    </>,
  )
  await expect.poll(() => loads).toBe(1)
  expect(screen.getByRole('heading', { name: 'Página' })).toBeVisible()
  // The first failure has to settle before the event, which nothing waits for earlier.
  await expect
    .poll(() => {
      window.dispatchEvent(new Event('online'))
      return screen.queryByText('Al tanto')
    })
    .not.toBeNull()
  expect(loads).toBe(2)
})
