/** @jsxImportSource preact */

interface Props {
  onPick: (emoji: string) => void
}

const GROUPS: Readonly<Record<string, string>> = {
  Caras: '😀 😃 😄 😁 😅 😂 🙂 😉 😊 😍 😘 😎 🤗 🤔 😐 🙄 😴 😕 😟 😢 😭 😠 😱 🥳',
  Gestos: '👍 👎 👌 👏 🙌 🙏 💪 👋 🤝 🤞 🫶 🙋',
  Cosas: '❤️ 💔 ⭐ 🎉 🎂 🎁 ☀️ 🌧️ 🔥 ✅ ❌ ❓ 📷 📞 📦 🚚 🏠 💳 💵 🕐 🍕 ☕ 🧉 ⚽',
}

/** Emoji buttons in groups. */
export function EmojiPicker({ onPick }: Props) {
  return (
    <>
      {Object.entries(GROUPS).map(([name, all]) => (
        <fieldset key={name} class="emojis">
          <legend class="hidden">{name}</legend>
          {all.split(' ').map((emoji) => (
            <button key={emoji} type="button" onClick={() => onPick(emoji)}>
              {emoji}
            </button>
          ))}
        </fieldset>
      ))}
    </>
  )
}
