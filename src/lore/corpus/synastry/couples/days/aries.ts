import type { PairParagraphs } from '#lore/authored.ts'

export const ariesDays: PairParagraphs = {
  Aries: {
    plain: [
      'You and {partner} both feel a thing at once and want to do something about it, so a mood at your place is loud and brief (your Moon in Aries, theirs in Aries too).',
      'Neither of you holds on to anger, and both of you hand it back and forth while it lasts.',
      'A quiet week makes you both restless, and then a quarrel can start simply because nothing else is happening.',
      "It helps to have somewhere to put all that energy that isn't each other.",
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
      'You get a mood out and over with, and {partner} needs a long time to get into one and a longer one to get out (your Moon in Aries, theirs in Taurus).',
      "So you've forgotten what it was about while they're only beginning to mind.",
      'What they like about living at your speed is that nothing is left lying.',
      'What you like is that they stay where they can be found.',
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
      "You feel things hard and fast, and {partner} talks about a feeling until it's gone (your Moon in Aries, theirs in Gemini).",
      'It makes for lively evenings, because you bring the heat and they find it interesting.',
      "But you want to be taken at your word when they're already looking at it from three sides.",
      'On a bad day they help most by coming along for a walk and doing the talking.',
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
      'You have a feeling and are done with it, and {partner} takes the same feeling in and keeps it (your Moon in Aries, theirs in Cancer).',
      'A sharp word from you is over in a minute on your side and still there at bedtime on the other.',
      "When they're low, you come with a plan, too early and out of real concern.",
      "When you've been in a fight, nobody takes you back in as simply as they do.",
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
      'You and {partner} both show what they feel, and a day with the two of you in it is seldom flat (your Moon in Aries, theirs in Leo).',
      'When you want to be off, they would like to be asked first, with a bit of ceremony.',
      'What they do for you is to make an occasion of a plain day.',
      'What you do in return is to be honest, so that praise from you can be believed.',
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
      "You deal with a bad mood by doing something, and {partner} deals with one by putting something in order, so both of you get up when you're upset (your Moon in Aries, theirs in Virgo).",
      "You start in the middle, and they can't rest until it's been done properly.",
      'That makes you feel corrected just when you had cheered up.',
      "In a real emergency the two of you together are hard to beat, since you don't hesitate and they don't forget.",
    ],
    says: [
      "{partner} shows love by noticing that you're out of socks.",
      'You show it by saying "Forget the socks, let\'s go." With your Moon in Aries and theirs in Virgo, you rest when something has happened and they rest when everything\'s been seen to.',
      "On Sunday they're ready once the counter is wiped, and wiping it beside them gets you out sooner than waiting at the elevator.",
    ],
  },
  Libra: {
    plain: [
      "You say what's wrong at once, and {partner} would rather not hear of it (your Moon in Aries, theirs in Libra).",
      "So they smooth things over before they've been said, and you can feel that something is being kept back.",
      'It makes you push, and being pushed makes them even more polite.',
      'You do each other good as soon as they find out that an open quarrel ends sooner, and as soon as you find out that a kind sentence gets there as well.',
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
      'You let a feeling out at once, and {partner} lets almost none of it show (your Moon in Aries, theirs in Scorpio).',
      "Your feelings are strong on both sides and neither of you is easily frightened, so there's respect in it from the start.",
      "But you think that a thing is finished when it's been shouted, and they're still deciding what it meant.",
      "Since you can't keep a mood private, they never have to guess, and it lets them rest.",
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
      'You and {partner} both get rid of a bad mood by leaving the house (your Moon in Aries, theirs in Sagittarius).',
      "The two of you are rarely unhappy at the same time in the same room, and when you are, it's soon a trip.",
      'You want to go now, and they want to go far.',
      'What can be missing is somebody who stays in and waits for the feeling, and on some days they could be that for you, if you asked.',
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
      "You want to act on a feeling before breakfast, and {partner} puts a feeling away until there's time for it (your Moon in Aries, theirs in Capricorn).",
      'You take the calm for coldness, and they take the noise for an emergency.',
      "It's a good division all the same, because you bring up what would otherwise be put off for years.",
      "When you've gone too far, they're still standing there, without a reproach and with a list.",
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
      'You feel it right away, and {partner} steps back from a feeling to have a look at it (your Moon in Aries, theirs in Aquarius).',
      "So you run after an answer that they don't have yet.",
      'Neither of you is sentimental, and it keeps your days free of scenes that last.',
      'You could give them an hour, and they could say when the hour is over, which is all that either of you needs.',
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
      'You need something to do with a feeling, and {partner} needs to be left alone with one (your Moon in Aries, theirs in Pisces).',
      'When you come in upset, they have it too within five minutes, and then there are two.',
      'You can get them moving on a morning when nothing else would.',
      "They're the one who notices what's underneath when you're angry, which is usually that somebody hurt your feelings.",
    ],
    says: [
      '{partner} picks up your temper the way a sweater picks up smoke (your Moon in Aries, theirs in Pisces).',
      "You've long since cleared the air when they're still in the tub getting the last of it out.",
      'They need more sleep than you and more doing nothing.',
      'You look after them by going out to face whatever it is, and they look after you by knowing that you were scared.',
    ],
  },
}
