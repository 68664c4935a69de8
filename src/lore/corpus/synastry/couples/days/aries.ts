import type { PairParagraphs } from '#lore/authored.ts'

export const ariesDays: PairParagraphs = {
  Aries: {
    plain: [
      'You and {partner} both get over a bad day by doing something about it, at once and out loud (your Moon in Aries, theirs in Aries too).',
      "Nobody sulks, and a fight is over as soon as it's been had.",
      "What you don't do is sit still with a sad feeling, so the quieter ones may wait for a day that never comes.",
    ],
    says: [
      "Neither of you can stand to be asked how you're feeling while you're still feeling it (your Moon in Aries, {partner}'s in Aries too).",
      "If you blow up over a missing charger they blow up back, and in ten minutes you're both making plans.",
      'Nobody stores anything.',
      "What's rare on this team is a person who'll sit still beside the other's bad day, and each of you would pay for it.",
    ],
  },
  Taurus: {
    plain: [
      'After a hard day you need to let off steam and {partner} needs peace and something to eat (your Moon in Aries, theirs in Taurus).',
      'You get them moving, and they calm you down by not reacting.',
      'Your moods pass in an hour and theirs take a day, so you are cheerful again while they are only beginning to be upset.',
    ],
    says: [
      'You wake up running and {partner} wakes up by degrees, holding on to the blanket (your Moon in Aries, theirs in Taurus).',
      'Your moods pass over like a plane, loud and gone.',
      "Theirs stay where they were put, and if you've snapped at breakfast you may be surprised to find it still sitting there at supper.",
      'Their calm is what you come home for, and they secretly enjoy being hurried out into the sun.',
    ],
  },
  Gemini: {
    plain: [
      'A bad mood makes you act and {partner} talk, and neither of you stays in one for long (your Moon in Aries, theirs in Gemini).',
      'Days together are lively, with a lot of changed plans.',
      'You want to have it out where they would like to joke about it, and both can forget that somebody was really hurt.',
    ],
    says: [
      "Coming home, you want to do something with what's left of the day, and {partner} wants to tell you about it.",
      'Your Moon in Aries lets off steam by moving and theirs in Gemini by talking, so the best solution is probably a fast walk with a lot of conversation in it.',
      "They ask why you were angry an hour after you've forgotten.",
      "To them it's the interesting part.",
    ],
  },
  Cancer: {
    plain: [
      'You get angry when something hurts, and {partner} gets quiet (your Moon in Aries, theirs in Cancer).',
      'You defend them against anyone, and they look after you like nobody else.',
      "Your outburst is over in a minute and they remember it for a week, so an apology from you has to come before you think it's needed.",
    ],
    says: [
      "When you've had a rotten day you want five minutes alone to kick something, and {partner} is already at your elbow (your Moon in Aries, theirs in Cancer).",
      'They hear "Leave me alone" and it hurts them until Wednesday.',
      'You were over it before dinner.',
      "What calms them is to be held on to, which you do well enough once you've seen that nobody's asking you to explain anything.",
    ],
  },
  Leo: {
    plain: [
      'What you feel comes out at once, and what {partner} feels comes out large (your Moon in Aries, theirs in Leo).',
      "It's a warm and noisy sort of day-to-day life, and neither of you bears a grudge.",
      "They need to be noticed just when you are already on to the next thing, and they won't ask for it.",
    ],
    says: [
      "Your bad moods are short and {partner}'s good ones are contagious, so the average is high (your Moon in Aries, theirs in Leo).",
      "You'd rather act than be comforted.",
      "They want to be asked about their day by someone facing them, which is the one comfort they can't arrange for themselves.",
      "You find out that you've forgotten from how politely they pass you the remote.",
    ],
  },
  Virgo: {
    plain: [
      "When something is wrong, you charge at it and {partner} puts it in order, so both of you get up when you're upset (your Moon in Aries, theirs in Virgo).",
      "In an emergency you're hard to beat.",
      "You start in the middle and they can't rest until it's done properly, and you feel corrected just when you had cheered up.",
    ],
    says: [
      "{partner} shows love by noticing that you're out of socks.",
      'You show it by saying "Forget the socks, let\'s go." With your Moon in Aries and theirs in Virgo, you rest when something has happened and they rest when everything\'s been seen to.',
      "On Sunday they're ready once the counter is wiped, and wiping it beside them gets you out sooner than waiting at the elevator.",
    ],
  },
  Libra: {
    plain: [
      'You need to have a feeling out and {partner} needs to keep the peace (your Moon in Aries, theirs in Libra).',
      'They see what the other side might have meant, and you say what they have been swallowing.',
      "You find it hard to believe a mood that's so polite, and they find it hard to rest near one that's so loud.",
    ],
    says: [
      "If there's a bad feeling in the air, you'd like to have it out before you sit down and {partner} would like to have dinner first.",
      'Your Moon is in Aries, theirs is in Libra, and what soothes the one wears out the other.',
      "They've got a point about eating.",
      "You've got one too, since by dessert they've smoothed it over so well that nobody could say what it was, and it comes back.",
    ],
  },
  Scorpio: {
    plain: [
      'You show a feeling at once and {partner} keeps it, and both of you feel it at full strength (your Moon in Aries, theirs in Scorpio).',
      'There is a great deal of loyalty here, and nobody is bored.',
      "You are done when it has been said, and they aren't done until it's been understood, so you have to stay in the room a little longer.",
    ],
    says: [
      "You say it and it's gone, and {partner} says nothing and it's there.",
      'Your Moon in Aries gets rid of a feeling and theirs in Scorpio goes into it and shuts the hatch, so one of you is always waiting for something to start and the other for it to end.',
      "It moves them that you don't hold grudges.",
      "It helps you to know that their silence usually isn't about you before midnight.",
    ],
  },
  Sagittarius: {
    plain: [
      'Whatever is wrong, you want to move and {partner} wants to get out, so the two of you are cheered up by the same things (your Moon in Aries, theirs in Sagittarius).',
      'You can be angry at noon and laughing at one.',
      'What hurt for longer than that can go unmentioned, since neither of you likes to look back.',
    ],
    says: [
      "A free day is for going out in, and on that you needn't take a vote (your Moon in Aries, {partner}'s in Sagittarius).",
      'When you flare up they laugh, which with anyone else would make it worse.',
      'The refrigerator has mustard in it.',
      "Looking after each other isn't what you do best, but neither of you has ever had to ask to be let off a leash.",
    ],
  },
  Capricorn: {
    plain: [
      'You deal with a feeling on the spot and {partner} deals with it after work, if at all (your Moon in Aries, theirs in Capricorn).',
      'They steady you, and you get them to admit that something is the matter.',
      "You take their calm for coldness, and they take your temper for a loss of control, and it's neither.",
    ],
    says: [
      'You need to shout about work and {partner} needs not to have brought it home, so the first hour is a negotiation (your Moon in Aries, theirs in Capricorn).',
      'They look untouched by most things, which tempts you to poke.',
      "It's by what they do that you can tell: you come down with something, and there's a list on the table of who's been called.",
      'Being thanked embarrasses them into doing more.',
    ],
  },
  Aquarius: {
    plain: [
      'A strong feeling makes you act and {partner} step back to look at it (your Moon in Aries, theirs in Aquarius).',
      'Both of you like independence, and neither wants to be fussed over.',
      'You want an answer now, and they have one tomorrow, and it helps when they say so instead of going silent.',
    ],
    says: [
      "Your feelings come up fast and in the first person, and {partner}'s arrive later, as an opinion.",
      "With your Moon in Aries and theirs in Aquarius, you're good at leaving each other alone, and that covers most weekdays.",
      "It's when you're really upset that they go cool and reasonable.",
      "You take it for indifference and turn up the heat, while they're keeping still in the hope that one of you will stay useful.",
    ],
  },
  Pisces: {
    plain: [
      'You are loud when something hurts, and {partner} withdraws (your Moon in Aries, theirs in Pisces).',
      'They feel your mood before you do, and you will stand up for them without being asked.',
      "Your sharp word stays with them for hours, though you forgot it in minutes, so it's worth coming back to say that it's over.",
    ],
    says: [
      '{partner} picks up your temper the way a sweater picks up smoke (your Moon in Aries, theirs in Pisces).',
      "You've long since cleared the air when they're still in the tub getting the last of it out.",
      'They need more sleep than you and more doing nothing.',
      'You look after them by going out to face whatever it is, and they look after you by knowing that you were scared.',
    ],
  },
}
