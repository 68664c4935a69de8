import type { WholeArgument } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const virgoSunAndMercuryAgain: Partial<Record<Sign, WholeArgument>> = {
  Leo: {
    opening: [
      'You work in the background, and you speak like the headline.',
      "You'd rather the thing were done properly than that anyone knew who did it (your Sun in Virgo).",
      "But your Mercury in Leo can't explain a filing system without making it sound like the fall of Rome.",
      "Everybody remembers the talk, and nobody can find you afterward, because you've gone back to the files.",
    ],
    turn: 'Your voice takes a bow while the rest of you is sweeping up.',
    task: [
      'After the next thing you explain well, stay for ten minutes.',
      'Take the questions, and the compliments.',
      'People may be looking around for the one who said it.',
    ],
    settles: [
      'Something well made deserves to be well told, and you can do both.',
      'The modest half can go on being modest, as long as it stays in the room for the thanks.',
    ],
  },
  Libra: {
    opening: [
      "You know the right answer, and you'd like everyone to feel that they had found it.",
      "You can't leave a thing wrong (your Sun in Virgo).",
      "Your Mercury in Libra can't stand to be the one who says so, and it asks a series of gentle questions.",
      'Forty minutes later somebody else proposes what you knew at the beginning, and you congratulate them.',
    ],
    turn: "You're right early, and you let other people be right late.",
    task: [
      'Say one right answer in the first five minutes this month.',
      'Smile as you say it.',
      "They don't mind being helped half as much as they'd mind those forty minutes.",
    ],
    settles: [
      "You have a teacher's eye and a host's manners, and there's no better company for someone who's stuck.",
      "Used a little sooner, they'd get you home on time and thanked.",
    ],
  },
}
