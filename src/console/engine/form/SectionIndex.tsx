import './section-index.css'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { anchorOf } from './anchor.ts'

/** Sections from which a page is too long to be found through by scrolling. */
const LONG = 6

/**
 * The sections of a long form page as links that stay in view: in its margin where the window is wide enough, else in
 * one line above it. Marks the one that is being read.
 */
export function SectionIndex({ titles }: { titles: readonly string[] }) {
  const list = useRef<HTMLUListElement>(null)
  const isLong = titles.length >= LONG
  const current = useCurrent(isLong ? titles.map(anchorOf) : [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current link's element changes with it
  useEffect(() => {
    const [room, link] = [list.current, list.current?.querySelector<HTMLElement>('[aria-current]')]
    if (room && link) room.scrollLeft = link.offsetLeft - (room.clientWidth - link.offsetWidth) / 2
  }, [current])
  if (!isLong) return null
  return (
    <nav className="section-index" aria-label="En esta página">
      <ul ref={list}>
        {titles.map((title) => (
          <li key={title}>
            <Link to={{ hash: anchorOf(title) }} aria-current={current === anchorOf(title) ? 'location' : undefined}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Pixels below the upper edge of the window at which a section counts as being read. */
const EDGE = 160

/** Returns the anchor of the section that is at the upper edge of the window, and the last one at the page's end. */
function useCurrent(anchors: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(anchors[0])
  const key = anchors.join(' ')
  useEffect(() => {
    if (key === '') return undefined
    const names = key.split(' ')
    let frame = 0
    const look = () => {
      const { scrollHeight, clientHeight } = document.documentElement
      const isEnd = scrollHeight > clientHeight && window.scrollY + clientHeight >= scrollHeight - 2
      const passed = names.filter((name) => {
        const part = document.getElementById(name)
        return part !== null && part.getBoundingClientRect().top <= EDGE
      })
      setCurrent((isEnd ? names.at(-1) : passed.at(-1)) ?? names[0])
    }
    const soon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(look)
    }
    window.addEventListener('scroll', soon, { passive: true })
    return () => {
      window.removeEventListener('scroll', soon)
      cancelAnimationFrame(frame)
    }
  }, [key])
  return current
}
