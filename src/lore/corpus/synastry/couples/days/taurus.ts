import type { PairParagraphs } from '#lore/authored.ts'

export const taurusDays: PairParagraphs = {
  Aries: {
    plain: [
      'After a hard day {partner} needs to let off steam and you need peace and something to eat (your Moon in Taurus, theirs in Aries).',
      'They get you moving, and you calm them down by not reacting.',
      'Their moods pass in an hour and yours take a day, so they are cheerful again while you are only beginning to be upset.',
    ],
    says: [
      "{partner} comes in fast, drops everything where they stand, and wants to know what's happening tonight.",
      "What's happening is dinner (your Moon in Taurus, theirs in Aries).",
      "You settle by keeping to the same hour and the same side of the couch, they settle by being on the move, and so they've often left for their run when it's on the table.",
      "They come back happy and starving, and that's your favorite part.",
    ],
  },
  Taurus: {
    plain: [
      'You and {partner} both rest by keeping things as they are, with a good meal and no surprises (your Moon in Taurus, theirs in Taurus too).',
      'An ordinary evening together is hard to improve.',
      'When something is wrong, both of you dig in and say nothing, and it can take days until somebody moves.',
    ],
    says: [
      "You could each live for a long time on the same six dinners, and when you're together you do (your Moon in Taurus, {partner}'s in Taurus too).",
      'Sleep is taken seriously.',
      'Each of you would sooner be comfortable than be right, so almost nothing gets raised, and a small thing that bothers you in April can have grown roots by fall.',
    ],
  },
  Gemini: {
    plain: [
      'In the evening you want quiet and {partner} wants conversation (your Moon in Taurus, theirs in Gemini).',
      "They bring the day's news, and you bring the calm that they don't have.",
      'You take longer to feel a thing than they take to talk about it, so they are on another subject when you have something to say.',
    ],
    says: [
      "It's ten at night, you're warm and nearly gone, and {partner} has thought of something.",
      'Your Moon in Taurus goes quiet in order to rest, and theirs in Gemini rests by emptying out the day.',
      'What feels to you like the end of a nice evening is to them the moment when you stopped answering, so a "hm" with your eyes closed is worth the effort.',
    ],
  },
  Cancer: {
    plain: [
      'Home is what calms you down, and it calms {partner} too (your Moon in Taurus, theirs in Cancer).',
      'You see to the comfort, and they see to the people.',
      'They need to be asked how they are, and you think that being there is an answer, so you do well to put it into words.',
    ],
    says: [
      "Both of you judge a home by what it smells like at six (your Moon in Taurus, {partner}'s in Cancer).",
      "They know what kind of day you've had before you do, and yours is the mood that they can set theirs by.",
      "If something's wrong they grow silent so as to be asked, while you respectfully let silent people be, and so a Tuesday can get very long.",
    ],
  },
  Leo: {
    plain: [
      'You want a day to be comfortable and {partner} wants it to be special (your Moon in Taurus, theirs in Leo).',
      'Both of you are warm, loyal and fond of good things.',
      'They need attention at the end of a day and you need none, and since both of you are stubborn, it can become a contest in waiting.',
    ],
    says: [
      "You relax when nothing's expected, and {partner} relaxes when somebody's glad.",
      'With your Moon in Taurus and theirs in Leo, you can sit there for an hour being glad all over, while they begin to wonder what they did.',
      "They're generous past all sense with anyone who lights up when they walk in.",
      "You'd only have to look up and let it reach your face.",
    ],
  },
  Virgo: {
    plain: [
      "You rest once there's enough of everything, and {partner} rests once everything is in order (your Moon in Taurus, theirs in Virgo).",
      'You can sit down, and with you they learn to sit down as well.',
      'They see what could be better about a thing that you were enjoying, and a bit of praise first makes it easier to hear.',
    ],
    says: [
      'You keep the pantry full and {partner} keeps it in order (your Moon in Taurus, theirs in Virgo).',
      "They worry in the evenings, mostly about things that could be dealt with tomorrow, and it steadies them to lie next to somebody who's sure of it.",
      'You tend to hear the worry as a complaint.',
      "It's how they look after you, though, and there's a reason that the thing you like never runs out.",
    ],
  },
  Libra: {
    plain: [
      'Peace is what you want, and {partner} wants it too, though with company (your Moon in Taurus, theirs in Libra).',
      'Evenings with you two are pleasant and well fed.',
      "Neither likes to bring up what's wrong, so small annoyances add up on your side in silence and on their side behind a smile.",
    ],
    says: [
      "{partner} lights candles, and you'd already eaten half of it standing up.",
      'Your Moon is in Taurus, for what feels good, and theirs is in Libra, for what looks good, so you agree on the sheets at least.',
      'They hate to be by themselves in the evening.',
      "You love company too, if it doesn't need to talk, and they're learning to count that as conversation.",
    ],
  },
  Scorpio: {
    plain: [
      'You get over things by letting them rest and {partner} gets over them by going to the bottom (your Moon in Taurus, theirs in Scorpio).',
      'Both of you are loyal and hard to shake off.',
      'They dig where you would like to leave it, and the more they ask, the less you say, until nobody can give way.',
    ],
    says: [
      "What you both want is to know that nobody's going anywhere (your Moon in Taurus, {partner}'s in Scorpio).",
      'You show it by having the same weekend again.',
      "They show it by testing the floor, with a mood that comes from nowhere and a look to see how you'll take it.",
      'You take it well, since you mostly go on buttering the toast, and nothing has ever done them so much good.',
    ],
  },
  Sagittarius: {
    plain: [
      'At the end of a week you want to stay in and {partner} wants to go out (your Moon in Taurus, theirs in Sagittarius).',
      "You make a place that's good to come back to, and they bring something back with them.",
      'They feel shut in by what makes you feel safe, so a plan with one day for each of you saves a lot of talk.',
    ],
    says: [
      'Friday evening {partner} suggests a drive to see where the road goes, and you know where it goes, it goes away from the couch.',
      'Your Moon is in Taurus and theirs is in Sagittarius.',
      "You rest in what you know, they rest in what they don't, and on long weekends both of you need the other to give in.",
      "They pack nothing and you pack food, so you're popular from about the second hour.",
    ],
  },
  Capricorn: {
    plain: [
      'Security calms you down, and it does the same for {partner} (your Moon in Taurus, theirs in Capricorn).',
      'You agree about money, quiet and early starts, and the household more or less runs itself.',
      'Neither of you says much when it hurts, and they go back to work while you wait, so somebody has to begin with a plain sentence.',
    ],
    says: [
      "{partner} works until it's done, and you've learned to put a plate aside without making a point of it.",
      "Your Moon in Taurus knows when it's enough, and theirs in Capricorn is never sure that it's been.",
      "They can't say that they'd like to be looked after.",
      'But they come in at nine and see the plate, and their shoulders drop by about an inch.',
    ],
  },
  Aquarius: {
    plain: [
      'You need things to be the same and {partner} needs them to be different (your Moon in Taurus, theirs in Aquarius).',
      'You give them a fixed point, and they keep you from going to sleep.',
      'When it gets close they want air and when it gets cold you want to be held, and neither of you bends easily.',
    ],
    says: [
      "You like to know what time supper is, and {partner} has to be reminded that there's a supper (your Moon in Taurus, theirs in Aquarius).",
      'They recover from people by reading till two, and you recover by being touched.',
      "It feels to you as though you'd been left, and to them as though they'd been trusted, and it's worth knowing that they read on the couch you fell asleep on.",
    ],
  },
  Pisces: {
    plain: [
      'You calm people down by being steady and {partner} does it by understanding them (your Moon in Taurus, theirs in Pisces).',
      "It's a gentle household, where nobody is hurried.",
      "Their moods change with the company, and yours don't change at all, so you have to ask how they are more often than seems necessary.",
    ],
    says: [
      "{partner} comes back from the world thin as paper, and you've got something hot and an arm (your Moon in Taurus, theirs in Pisces).",
      "You can stay solid next to any mood at all, and they go from three people's sadness to sound asleep in about a quarter of an hour.",
      "They'd happily drift past lunch on weekends.",
      "You wouldn't, and so on most weekends there's lunch.",
    ],
  },
}
