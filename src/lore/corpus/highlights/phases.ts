import type { AuthoredParagraph } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const newMoonBorn: Record<Sign, AuthoredParagraph> = {
  Aries: {
    says: [
      'What you want and what you need are the same thing, and you want it now ({aspect}, in Aries).',
      "Nothing in you says to wait and see, so you've begun while others are still asking whether you're serious.",
      'It gives you a great head start and very little warning.',
      'Advice only reaches you after the first bruise, and then you take it with good grace and start again, a little to the left.',
    ],
    traits: ['bold', 'quick'],
  },
  Taurus: {
    says: [
      "You're all of a piece ({aspect}, in Taurus).",
      'What makes you happy and what you work for are the same few things, so you seldom have to ask yourself what to do next, and people find it restful to be near somebody so undivided.',
      "It's hard to get you to see it from outside, though.",
      "A friend who suggests that you might be stuck will hear, quite calmly, why you're exactly where you want to be.",
    ],
    traits: ['steady', 'practical'],
  },
  Gemini: {
    says: [
      'Your feelings and your thoughts come so close together that you have trouble telling which is which ({aspect}, in Gemini).',
      "Something stirs you, you've got a sentence for it at once, and by the time you've told it to two people you feel better.",
      'Everything in you is working on the same question.',
      "Since it's a new one by the afternoon, others may wonder what became of the one they're still thinking about.",
    ],
    traits: ['quick', 'open'],
  },
  Cancer: {
    says: [
      "You live from one place, and it's a soft one ({aspect}, in Cancer).",
      'What you aim at in life and what soothes you on a bad night come to the same thing, a small circle of people who are safe.',
      "You'll do astonishing things for them that you'd never do for yourself.",
      "When one of them hurts you, it's hard to find any distance, since all of you has been hurt at once.",
    ],
    traits: ['warm', 'close'],
  },
  Leo: {
    says: [
      "You can't do a thing with half of yourself ({aspect}, in Leo).",
      "When you love it, people can hear that, and when you don't, everybody around you feels the chill, because there's no cooler mood for you to switch to.",
      "People follow that, since it's so plainly real.",
      'You find it hard to laugh at yourself in the first five minutes, and very easy the next day, with an audience.',
    ],
    traits: ['open', 'proud'],
  },
  Virgo: {
    says: [
      'The one who does your work and the one who grades it are the same person ({aspect}, in Virgo).',
      "You want to be useful, it's also what calms you, and so you tidy up after yourself even while you're enjoying yourself.",
      'The results are excellent, and people have stopped checking them.',
      'Rest is difficult, because a free hour looks to you like something you forgot to do.',
    ],
    traits: ['orderly', 'modest'],
  },
  Libra: {
    says: [
      'Everything in you is turned toward other people ({aspect}, in Libra).',
      "You plan with somebody in mind and you calm down by talking to somebody, so it's rare for you to do a thing alone and rarer to enjoy it.",
      'You can make almost anyone feel that you had been waiting for them.',
      "Left to yourself for a week, you'd arrange the place as a friend would like it and miss being told that it looks nice.",
    ],
    traits: ['tactful', 'close'],
  },
  Scorpio: {
    says: [
      'You want one thing at a time, and you want it completely ({aspect}, in Scorpio).',
      "Once you've chosen a person or a purpose, you go further than anyone thought possible and mention it to no one.",
      'That concentration can move a great deal.',
      "It also means that nothing in you takes it lightly when it ends, and you'd rather walk around the block for an hour than be asked.",
    ],
    traits: ['serious', 'private'],
  },
  Sagittarius: {
    says: [
      'You believe with your whole weight ({aspect}, in Sagittarius).',
      "What you feel tells you where to go, you see no reason to doubt it, and you might explain a plan as settled when it's an hour old.",
      'People who need courage do well to sit near you.',
      "You could use a friend who asks about the fare home, because it won't occur to you.",
    ],
    traits: ['open', 'idealistic'],
  },
  Capricorn: {
    says: [
      'A day without a task makes you uneasy, and you call it being bored.',
      "You tend to want what you ought to do ({aspect}, in Capricorn), while for other people there's the job and then there's what they'd like.",
      'So you can carry a thing alone for a remarkable distance.',
      "Nobody has to hold you to your word, which means that few people ever ask whether you're still enjoying it, and you don't ask either.",
    ],
    traits: ['serious', 'steady'],
  },
  Aquarius: {
    says: [
      "Standing alone in a discussion doesn't scare you as it would most people.",
      "You're in full agreement with yourself ({aspect}, in Aquarius), since what you think is right is also what makes you feel well.",
      'It makes you honest and hard to buy.',
      'When somebody you love needs comfort for something you consider sensible, you may explain it to them again, kindly, and in more detail.',
    ],
    traits: ['independent', 'idealistic'],
  },
  Pisces: {
    says: [
      'You take things in so completely that nothing is left over to keep watch ({aspect}, in Pisces).',
      "Music, the mood of a train, a stranger's bad luck, it all goes to one place in you, and that's also where your wishes come from.",
      'It makes you kind, and good at whatever has to be sensed.',
      'You can drift for months in a direction somebody else was going, and feel sure that it was yours.',
    ],
    traits: ['yielding', 'warm'],
  },
}

export const fullMoonBorn: Record<Sign, AuthoredParagraph> = {
  Aries: {
    says: [
      'Asked where to eat, you name a place at once, and then you look around to see who minds.',
      "Your Aries Sun wants to go ahead and your Libra Moon wants everyone to be glad about it ({aspect}), so others may feel they've been given two answers.",
      'The best of your decisions take about a day, when you know what you want and have also heard what it does to someone else.',
    ],
    traits: ['bold', 'close'],
  },
  Taurus: {
    says: [
      "Most people would call you settled, and underneath it you're rarely at rest ({aspect}).",
      "A quiet life with good things in it is what you're building, and your Scorpio Moon keeps checking how deep the feeling goes and who could take it away.",
      "Somebody may have told you that you make things difficult when you've got everything.",
      "You do want peace, and you can only enjoy it with a person you've already had the hard conversation with.",
    ],
    traits: ['steady', 'guarded'],
  },
  Gemini: {
    says: [
      'You like to know a little about everything, and then you want it all to mean something ({aspect}).',
      'The day goes to news and errands and small jokes, and by night your Sagittarius Moon would like to sell the lot and learn Portuguese.',
      'It keeps you younger than your friends.',
      'Those who plan with you learn to ask twice, because the one who said yes at lunch may not be the one who answers at ten.',
    ],
    traits: ['open', 'changeable'],
  },
  Cancer: {
    says: [
      "You carry the groceries in one trip with your fingers going white, and somebody's right behind you with both hands free.",
      "You'd like to be held, and you'd hate to need it ({aspect}).",
      'Everything you do is for the people you love, and yet your Capricorn Moon gets uneasy if anyone has to do something for you.',
      "It works best when you've been of use first, since then you can let yourself be looked after for a whole evening.",
    ],
    traits: ['warm', 'serious'],
  },
  Leo: {
    says: [
      "You love to be at the center of things, and when you get there you'd like to leave ({aspect}).",
      "Being watched warms you up, and at the height of it your Aquarius Moon steps back and wonders what they're all doing this for.",
      'It saves you from vanity, and it puzzles those who had just begun to clap.',
      "You're happiest when the applause is for something that does the rest of them some good.",
    ],
    traits: ['proud', 'independent'],
  },
  Virgo: {
    says: [
      "You get tired in a way that no schedule explains, and you've put it on the schedule anyway.",
      'You make lists, and then you float away from them ({aspect}).',
      "By day you can tell anyone what's wrong with the plan and how to mend it, while your Pisces Moon feels sorry for the plan.",
      "People who come to you get help twice over, from your hands and from your sympathy, and they'd seldom find both in one person.",
    ],
    traits: ['orderly', 'changeable'],
  },
  Libra: {
    says: [
      "You're gracious until you've had enough, and then you aren't ({aspect}).",
      'You spend real effort on seeing it their way, and all the while your Aries Moon knows exactly what it would like and counts the minutes.',
      "So the flash of temper, when it comes, shocks people who thought you'd agreed.",
      "You'd spare everyone by being slightly rude at the beginning, and on your good days you manage it.",
    ],
    traits: ['tactful', 'quick'],
  },
  Scorpio: {
    says: [
      'You want the truth about everyone, and a comfortable life to know it in ({aspect}).',
      "You'll dig at a thing until you've got to the bottom, and then your Taurus Moon wants dinner at the usual hour and nothing changed by what came up.",
      'Both can be had, though seldom in one evening.',
      'People lean on you in a crisis because you go in so far and still come out hungry.',
    ],
    traits: ['serious', 'steady'],
  },
  Sagittarius: {
    says: [
      'A friend who rearranged a summer around something you announced may have learned to wait a week.',
      'You have a conviction, and then you have nine questions about it ({aspect}).',
      "No sooner have you said where you're going than your Gemini Moon is asking a stranger whether there's another road.",
      'It makes you a cheerful sort of believer, one who can change sides in public without losing face.',
    ],
    traits: ['idealistic', 'open'],
  },
  Capricorn: {
    says: [
      "At work they don't know how soft you are, and at home they don't know how tired.",
      'You climb, and the whole way up you look back at the house ({aspect}).',
      "There's a standard you mean to reach, and your Cancer Moon would trade all of it, on certain evenings, for somebody who makes you pancakes.",
      'You do best when the people you love have seen what you do all day, because then you can stop keeping the two apart.',
    ],
    traits: ['serious', 'warm'],
  },
  Aquarius: {
    says: [
      "A friend gives the better seat to someone else, and you're hurt for two days and would rather not be asked about it.",
      "You want to treat everybody alike, and your Leo Moon would like to be somebody's favorite ({aspect}).",
      "You do argue for what's fair, and you mean it.",
      'What you do for people in general gets warmer from this, since you know quite well that each of them would like to be picked.',
    ],
    traits: ['idealistic', 'warm'],
  },
  Pisces: {
    says: [
      "You feel for everyone, and you can't stand how badly it's all organized ({aspect}).",
      "A sad story opens you up completely, and before it's over your Virgo Moon has noticed which form they should have filed.",
      'Some people want only the tears or only the form, and are startled to get both.',
      "You're at your best where kindness has to be practical, and at your hardest on yourself when it came out as a correction.",
    ],
    traits: ['warm', 'practical'],
  },
}
