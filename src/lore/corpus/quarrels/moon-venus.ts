import type { QuarrelArgument } from '#lore/authored.ts'

export const moonVenusQuarrels: QuarrelArgument[] = [
  {
    thesis:
      "You relax by letting everything go and {partner} relaxes by making it nice, so you can spoil each other's evening with the best of intentions.",
    matter: 'what makes a free evening',
    quarrel: [
      "Say it's Friday, you've been looking forward all week to sweatpants and leftovers out of the pan, and {partner} has found a place with tablecloths ({contact}).",
      "You feel that you'd have to earn your supper by being charming.",
      "For them the whole point is that you're worth a tablecloth, and when you ask whether you really have to, a bit of the pleasure goes out of their face.",
      "You go, and you're comfortable by dessert, and neither of you brings up how it began.",
    ],
    repair: [
      'On that Friday you talk about the evening as a chore, which makes them the person who assigned it.',
      "They arrange a treat for the person they'd like you to be on a Friday, without checking how the actual one is doing.",
      'All it takes is an order of events, with the couch for an hour first and the lovely thing after it, or tomorrow.',
    ],
    yours:
      "When you need a plain evening, ask for it by Wednesday, and call it something you want and not something you're too tired to avoid.",
    theirs:
      "You'd feel the difference at once if {partner} counted your being at ease in front of them as a compliment.",
    both: "Give each other one Friday this month, one with no effort in it at all and one with as much as possible, and go along with the other's entirely.",
    last: "Between your leftovers and {partner}'s tablecloths you have a very good weekend, provided they're on different nights.",
  },
  {
    thesis:
      'You love things for being old and yours, and {partner} loves them for being lovely, and the closet is only so big.',
    matter: 'what gets kept and what gets thrown out',
    quarrel: [
      "There may be an old gray sweatshirt that's been through a lot with you, and one day it isn't on its hook ({contact}).",
      '{partner} says that perhaps it got into a bag for donations.',
      "It was stretched and it had paint on it, and you looked so good in the blue one, and they honestly thought you'd be glad.",
      "You feel as though they'd thrown out a relative, and when you tell them so they laugh, until they see your face.",
    ],
    repair: [
      "With the sweatshirt they'd be improving you in your absence, which is the one time you can't be asked.",
      "You'd have let them tease you about it for a year, though, without ever telling them what it is to you.",
      "Tell them the story of the thing and it's safe forever, because once it has a story it's beautiful to them too.",
    ],
    yours: 'Name your three untouchables out loud, and let them be ugly.',
    theirs:
      'You\'d both be better off if {partner} asked "What\'s this one to you?" before reaching for the bag.',
    both: "Go through one closet together this month, each choosing one item of the other's to go and one that has to stay, and hear the reasons before you decide.",
    last: "In a closet kept by both of you there's room for what's lovely and for what's yours.",
  },
  {
    thesis:
      "When you're sad you'd like to be left sad for an hour, and {partner} can't see a long face without doing something lovely about it.",
    matter: 'how long a person may be sad',
    quarrel: [
      "Say your week has ended badly, you're sitting in the car with the engine off, and {partner} comes out with a plan for cheering you up ({contact}).",
      "There's a reservation in it, and a friend who makes you laugh.",
      "You say you aren't in the mood, they say that's exactly why, and what you hear is that you're easier to take when you smile.",
      'You go along with a face that spoils it for both of you, and on the way home they ask in a small voice what they did wrong.',
    ],
    repair: [
      "In that car you hear a criticism in something that's meant as a present.",
      "They can't be with the sadness, so they try to trade it in for something nicer, and it feels as if they were trading you in.",
      "It helps to put a time on it, because they can sit through an hour of gloom quite well if there's something pretty at the other end.",
    ],
    yours: "Say how long you'll need, even if you have to make up the number.",
    theirs:
      "You'd be glad if {partner} sat down in the car for five minutes before saying anything at all.",
    both: 'The next time one of you has a bad day this month, let that one choose the first hour and the other one choose the second, with no comment on either.',
    last: "You're sad for as long as it takes, {partner} does something lovely about it, and the second hour is better for the first.",
  },
]
