import type { PlacementParagraphs } from '#lore/authored.ts'

export const marsInCapricorn: PlacementParagraphs = {
  1: {
    says: [
      "You have the look of a person who's been handed something heavy and has found the grip (your Mars in Capricorn, {house}).",
      "Mars is exalted in this sign, at its most effective, so you don't make a move you can't finish, and others start to stand up straighter around you.",
      "You're hardly ever in a hurry.",
      "It takes nerve to interrupt you, and some people who'd have liked to help never found it.",
    ],
    traits: ['steady', 'serious'],
  },
  2: {
    says: [
      'Mars is in Capricorn {house}, so you treat money as a mountain with a schedule.',
      'Tradition gives Mars its highest honors in this sign, and in you it may have looked like a first hundred dollars set aside when nobody else had one.',
      "You'll do the ugly work for as long as it takes.",
      "Stopping is what you haven't practiced, and there's always one more ledge from which to see whether you're safe.",
    ],
    traits: ['steady', 'practical'],
  },
  3: {
    says: [
      'You speak once in an argument, and when you have, people start collecting their belongings (your Mars in Capricorn, {house}).',
      'You spend words as if they came out of a budget, and Mars is so controlled in this sign that hardly anyone has heard you shout.',
      "The neighbor's fence you'd sooner fix than discuss.",
      "What you don't see is that a brief word from you weighs about four times what you meant it to.",
    ],
    traits: ['serious', 'frank'],
  },
  4: {
    says: [
      'Home is where you take charge without being elected (your Mars in Capricorn, {house}).',
      "The smoke alarms get new batteries in October and the move goes off on time, because Mars is at its most effective here and can carry a whole family's logistics on one shoulder.",
      'You may have been the capable one rather early.',
      "Nobody asks anymore whether it's heavy, and your anger, when it comes, takes the form of doing all of it yourself, faster.",
    ],
    traits: ['steady', 'practical'],
  },
  5: {
    says: [
      "You can't do a thing for fun without wanting to get somewhere (your Mars in Capricorn, {house}).",
      'Mars, exalted in this sign, picks up a guitar and asks how many hours it takes to be good.',
      'You pursue people as you do peaks, by the established route, well equipped.',
      "It's a shame about the view, and somebody who loves you may have to sit down in the middle of the trail.",
    ],
    traits: ['serious', 'steady'],
  },
  6: {
    says: [
      "Nobody's surprised to find you still at it (your Mars in Capricorn, {house}).",
      "Mars reaches its greatest strength in this sign, and in this house it goes into the day itself, so you've got the routine and the backup for the routine.",
      'It never occurs to you to mention it.',
      "Praise makes you look for the next item, which is a pity, since it's often the first rest that anyone has offered you.",
    ],
    traits: ['steady', 'practical'],
  },
  7: {
    says: [
      'You look for a partner who can take the other end of the load (your Mars in Capricorn, {house}).',
      'Mars is exalted here and thinks in decades, so you fight about the plan with figures in hand and never walk out.',
      'Being needed you take as love.',
      "A partner who wants to be wanted has to catch you when nothing's due, and will find that the passion was there all along, keeping office hours.",
    ],
    traits: ['serious', 'steady'],
  },
  8: {
    says: [
      'With Mars in Capricorn {house}, you handle dangerous materials with gloves on.',
      "The sign makes Mars a professional, so you can manage another person's debts or terrors without spilling any, and you'd let yourself be trusted with a fortune before you'd let yourself be seen losing your head.",
      'On the rare appointed night you do lose it completely.',
      'Very few people have been invited.',
    ],
    traits: ['guarded', 'steady'],
  },
  9: {
    says: [
      "You believe what you've tried out for ten years (your Mars in Capricorn, {house}).",
      'Long courses of study suit you, because Mars at its most disciplined regards night school as a reasonable way to spend a winter.',
      "A belief of yours gets where it's going as your trips do, on schedule and through rain.",
      "Spontaneous faith looks to you as though it hadn't done the reading, and it's having an annoyingly good time over there.",
    ],
    traits: ['serious', 'practical'],
  },
  10: {
    says: [
      'Mars is in Capricorn {house}, so ambition comes to you about as naturally as walking.',
      "Mars is at its most effective here, and you'll take on the thankless job for years because you can see what it's next to.",
      'People hand you authority with relief.',
      "On the way up you've left some things you meant to come back for, and nobody knows how often you think of them.",
    ],
    traits: ['steady', 'public'],
  },
  11: {
    says: [
      "Your friends call you when it's stuck, at whatever hour, and it comes unstuck (your Mars in Capricorn, {house}).",
      'Mars at full competence joins a group as its backbone, and a charity that has you on the committee owns, for once, a working van.',
      'You judge your friends a little, on effort.',
      "Those who are merely delightful aren't sure where they stand with you, though they're the ones you're caught smiling at.",
    ],
    traits: ['practical', 'steady'],
  },
  12: {
    says: [
      "You're harder on yourself in private than anybody would believe (your Mars in Capricorn, {house}).",
      "Mars is exalted in this sign, and where no one's watching it sets a program, so at 5:30 you've already kept four promises that you never told a soul about.",
      "It's an impressive way to be angry.",
      "What you'd really like is for someone to order you off duty, and you've arranged your life so that nobody outranks you.",
    ],
    traits: ['private', 'steady'],
  },
  sign: {
    says: [
      'You decide what you want and then you set about outlasting it (your Mars in Capricorn).',
      'Mars is exalted in this sign, which in practice means force under control, so you seldom act in anger and seldom have to do a thing twice.',
      'People lean on you without checking.',
      'Resting is the one job at which you show no talent, and you tend to take it up only when it has been assigned.',
    ],
    traits: ['steady', 'practical'],
  },
}
