import type { AuthoredParagraph } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const sunInSignsAgain: Record<Sign, AuthoredParagraph> = {
  Aries: {
    says: [
      "Somebody has to go first, and you've never seen why it shouldn't be you (your Sun in Aries).",
      'A fresh start makes you happy, even a small one, such as a new notebook or a Monday.',
      'You lose arguments about patience and win most of the others.',
      "What you leave behind isn't always finished, but it has been begun, and a good many people owe their start to the fact that you couldn't wait.",
    ],
    traits: ['bold', 'independent'],
  },
  Taurus: {
    says: [
      'Life, as you see it, is mainly a matter of doing good things again (your Sun in Taurus).',
      "You build slowly and you use decent materials, whether it's a meal or a friendship, and what you've built is still standing when the fashion has changed.",
      "You accept a change once you've heard the reason for it, and seldom on the first day.",
      "People find it restful to know where you'll be.",
    ],
    traits: ['steady', 'practical'],
  },
  Gemini: {
    says: [
      "You're at your best in the middle of two things, with a third one ringing (your Sun in Gemini).",
      "Facts are company to you, and so are strangers, and you've often put the one in touch with the other.",
      'You seldom read a book to the end in the order in which it was written.',
      'Those who want to know which of your interests is the real one have misunderstood, since the interest is the real one.',
    ],
    traits: ['open', 'changeable'],
  },
  Cancer: {
    says: [
      "What you do best you do for people whom you'd miss (your Sun in Cancer).",
      "You keep the birthdays and the recipes, and somehow the peace, and you'd call it nothing special.",
      'A cold tone can spoil your day, although you may not mention it for a year.',
      "Those you've taken in have no idea how carefully they were chosen, because you made it look like chance.",
    ],
    traits: ['warm', 'close'],
  },
  Leo: {
    says: [
      'When you like something you like it with your whole face (your Sun in Leo, the sign the Sun rules).',
      'It makes people brave about liking it, too.',
      "You do everything a little larger than necessary, gifts above all, and you'd rather overdo it than be careful with someone.",
      "Indifference is what you can't work with, so in a cool place you either turn up the heat or go home and are quiet for days.",
    ],
    traits: ['warm', 'generous'],
  },
  Virgo: {
    says: [
      'It pleases you to be good at something, quietly, all the way through (your Sun in Virgo).',
      "You see how a thing could work better as other people see that it's raining.",
      'Help comes naturally to you, and thanks make you look for what could still be fixed.',
      "If you were as patient with yourself as you are with a beginner, you'd be a good deal happier, and the work would be just as clean.",
    ],
    traits: ['practical', 'modest'],
  },
  Libra: {
    says: [
      'You find out who you are by way of other people (your Sun in Libra, where the Sun is said to lean on others).',
      "A room gets more civil when you come into it, and you can talk to two who aren't speaking.",
      "What isn't fair bothers you as a wrong note would.",
      "It takes you a while to say what you'd want if nobody else were in it, and you suspect that there may be no such case.",
    ],
    traits: ['tactful', 'warm'],
  },
  Scorpio: {
    says: [
      'A thing either matters to you completely or you can leave it alone (your Sun in Scorpio).',
      "You've noticed early on that people say one thing and mean another, and you listen for the other.",
      "Once you've decided for somebody you don't look around.",
      "Those who call you secretive have usually asked in passing, and you'd have told them if they'd sat down.",
    ],
    traits: ['serious', 'guarded'],
  },
  Sagittarius: {
    says: [
      "Somewhere it's better, or at least different, and you'd like to go and see (your Sun in Sagittarius).",
      'You learn by enthusiasm, and you pass it on by the armful.',
      'Being hemmed in makes you clumsy and rather blunt.',
      "Your promises are larger than your calendar, but the people who go along with you have been to places they'd never have gone to by themselves.",
    ],
    traits: ['idealistic', 'open'],
  },
  Capricorn: {
    says: [
      "You'd sooner be respected than liked, and in the long run you're generally both (your Sun in Capricorn).",
      'Time is on your side, so you can start at the bottom of something and be cheerful about it.',
      'Nobody has to check on you.',
      'You find it easier to carry a thing than to be carried, and on vacation it takes you about four days to stop working.',
    ],
    traits: ['serious', 'steady'],
  },
  Aquarius: {
    says: [
      "You've got nothing against people, and a good deal against doing as they do because they do it (your Sun in Aquarius, where the Sun doesn't like to take center stage).",
      'Friends are a kind of family to you, and you treat your family like friends.',
      "When everyone agrees you start to look for what's wrong with it.",
      "It can be lonely to be right so early, and you'd rather be lonely than bored.",
    ],
    traits: ['independent', 'cool'],
  },
  Pisces: {
    says: [
      "You're hard to pin down because you so easily see how it is for the other one (your Sun in Pisces).",
      'A sad story stays in your system for days, and so does a beautiful one.',
      'You need to go where nobody needs you, at regular intervals, and look at water or a wall.',
      "From there you come back with something that wasn't there before, a song or the answer.",
    ],
    traits: ['yielding', 'idealistic'],
  },
}
