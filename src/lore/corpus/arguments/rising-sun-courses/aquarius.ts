import type { Course } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const aquariusRisingWithSunCourses: Partial<Record<Sign, Course>> = {
  Taurus: {
    first: [
      "People come to you for the future and don't notice that you've had the same haircut for ten years.",
      'They expect your life to look like your ideas.',
    ],
    second: [
      "It looks like everyone else's, with better books.",
      "When somebody points it out you've got an argument ready, and it doesn't convince you either.",
    ],
    settles: [
      'A new idea is best tried by someone who knows how to look after things.',
      "In your own week it'll either hold up or get funnier, and either way you'd be worth listening to.",
    ],
  },
  Cancer: {
    first: [
      'You give everyone space, and they take you at your word.',
      "Nobody phones you late, because you don't seem like somebody who's up.",
    ],
    second: [
      "You're up, and you're worrying about three of them.",
      "All that care goes by the house at ten miles an hour and doesn't ring.",
    ],
    settles: [
      "You'd never crowd anyone, so people could let you a good deal closer than you come.",
      "It takes one ring at the bell, and the care that's been driving around has somewhere to park.",
    ],
  },
  Virgo: {
    first: [
      "You're known for the vision, so people turn to you for another one.",
      "They've gone home by the time the chairs have to be stacked.",
    ],
    second: [
      "You stack them, and you don't mind, because it's the part that's certainly of use.",
      "But it's midnight, and you've begun to suspect humanity of leaving early.",
    ],
    settles: [
      "An idea is worth more from somebody who'd carry it out by hand.",
      'Done where it can be seen, the small work is the best argument that your large one has.',
    ],
  },
  Scorpio: {
    first: [
      "You're so even with everyone that no one thinks they could matter more.",
      'It makes you easy to like and hard to come near.',
    ],
    second: [
      "Then there's the one, and for the one you'd burn the place down, very quietly.",
      'They get the same friendly nod as the rest.',
    ],
    settles: [
      "Your coolness gives people room, and there's something in you worth coming closer for.",
      "Told to the one it's about, in plain words, it would be the least cool thing you've said and the most welcome.",
    ],
  },
  Capricorn: {
    first: [
      "They cheer when you say what's wrong with the place.",
      'Nobody expects you at the meeting where it gets decided.',
    ],
    second: [
      "You're there early, with the figures.",
      'It makes you hard to place, since the rebels find you suspiciously well prepared and the others find you suspiciously amusing.',
    ],
    settles: [
      'You know what ought to change and how a thing gets changed, and those are seldom in one head.',
      "With what you'd do and what it'd cost on the table, you won't have to choose a camp.",
    ],
  },
  Pisces: {
    first: [
      "People bring you their worst days because you don't flinch.",
      'They take the calm for all there is.',
    ],
    second: [
      "What they told you goes on working in you, long after they've slept it off.",
      "You look for the reason, when it's only that you feel it.",
    ],
    settles: [
      'To feel as much as you do and stay clear in it is a gift to anyone in trouble.',
      "It needs one place to go that isn't the shower, and a friend who's leaned on you would be honored.",
    ],
  },
}
