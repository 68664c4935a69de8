import type { House } from '#lore/house.ts'

/** What an eclipse begins or ends in a house, within about half a year. */
export const eclipseLines: Record<House, Record<'solar' | 'lunar', string[]>> = {
  1: {
    solar: [
      "A new version of you gets its start here, perhaps in something as small as a different answer to how you've been. For about half a year people see you with fresh eyes, and so do you.",
      "You may begin something in your own name with less warning than you'd like. It seems abrupt mostly to others, because you'd been getting ready for it without quite telling yourself.",
      'You stop introducing yourself with an old excuse. What people get to see instead takes about six months to settle.',
    ],
    lunar: [
      "Something about how you present yourself has run its course, and you tend to hear it first in your own voice. Over the next half year it can go, in front of people who'll hardly blink.",
      "For a moment you see yourself as somebody else does, and the view is clear rather than comfortable. What you'd been hiding behind stops working soon afterward, with less loss than you'd think.",
      "An old way of making an impression wears out, all of a sudden and in company. Without it you're easier to talk to.",
    ],
  },
  2: {
    solar: [
      'A new source of money opens, or an old one begins to look temporary. What you decide to count on around this time tends to hold for years, so even a small first sum deserves respect.',
      'Something becomes yours in a new sense, because you buy it or because you finally learn to use it. Having enough gets a fresh start, possibly from a lower number than before.',
      'You put a new price on something, maybe on your own time. It sounds bold for a month and ordinary after that.',
    ],
    lunar: [
      'An expense or a possession reaches its natural end. The space it took up is useful for something else within weeks, and by the end of half a year you seldom think of it.',
      "It becomes plain what a certain comfort has been costing you. Nothing has to be sold on the day itself, but within about six months you've usually chosen.",
      'A source you had counted on shows its limits. You had been meaning to depend on it less in any case.',
    ],
  },
  3: {
    solar: [
      'A conversation starts something, quite possibly one that you nearly skipped. Over the next half year the person at the other end may become a daily presence, or the subject may.',
      "You begin to learn something of daily use, such as a shorter route or a firmer way to end a phone call. It looks minor for some weeks, until you can't imagine doing without it.",
      "A new name turns up in your messages and stays there. By the time half a year has passed you can't recall who began it.",
    ],
    lunar: [
      'A message settles what had been left hanging among people you see all the time. You may have known the answer, but from now on you can stop drafting the question.',
      "A misunderstanding with someone close by comes to its last act. Once each of you has said what you meant, the version you'd been telling your friends has to be retired.",
      "You hear the end of a story you had known only in pieces. It's a relief to stop guessing at the middle.",
    ],
  },
  4: {
    solar: [
      'Something new begins where you live, in the rooms themselves or in who uses them. It may start with an ordinary remark over breakfast and take half a year to unpack.',
      "There's a chance to belong somewhere on new terms. The old address or the old family order can stay as it is, while your own place in it starts over.",
      'You make a decision about where or with whom you live, and it feels smaller than it is. The consequences arrive one weekend at a time.',
    ],
    lunar: [
      "A chapter at home closes, sometimes with nothing more than a name taken off the mailbox. The evenings feel it first, and after some months they're different and all right.",
      "A family matter comes into the open, probably the one that everybody had been stepping around. You learn your own place in it, which is less fixed than you'd always believed.",
      "Something that belonged to your family's old order is cleared away. You're sad for an evening, and then there's more room.",
    ],
  },
  5: {
    solar: [
      'Something you make or someone you enjoy lays a sudden claim to your time. It starts as fun, and within six months it shows whether it wants to be more than that.',
      "You're handed a reason to play when you hadn't been looking for one. What gets tried out around this time can turn into the thing you'd be sorry to give up.",
      "A pleasure you had postponed begins without asking whether it's a good time. Within months it has friends and hours of its own.",
    ],
    lunar: [
      "A game or a romance or a piece of work you love has gotten as far as it can in its present form. You feel clearly what it's worth, so keeping it becomes a real choice.",
      'It comes out what a pleasure has turned into since you took it up. If the fun has left it you can stop, and the empty evening feels strange for a month at most.',
      'A romance or a hobby shows you its last page. It was worth reading, and you know now what the next one should have less of.',
    ],
  },
  6: {
    solar: [
      "Your ordinary day begins to change, starting with a single hour of it. What's set up in the weeks around it becomes routine sooner than anyone intended, so it pays to set it up well.",
      'A new arrangement with your own body begins, perhaps because it insisted. Half a year on it looks obvious, though at the start it may be no more than an earlier night.',
      "A job, a tool, or a doctor's remark changes how you go about your day. You adapt to it faster than you had thought you could.",
    ],
    lunar: [
      'A chore or a habit has been done for the last time, even if it takes you weeks to notice. What surprises you is how much strength it had been using up.',
      "The state of your daily life becomes visible, as a kitchen does when someone raises the blinds. You see at once what has to go, and you've got about six months for it.",
      'A way of working that had kept you busy stops making sense. The time it frees is noticeable from the very next week.',
    ],
  },
  7: {
    solar: [
      'Someone new may matter to you, or someone familiar matter differently. It may be decided in one afternoon, and it can take half a year before the two of you know what was decided.',
      'A bond starts again from the beginning, with the manners of a first meeting. You may be asked what you want from the other person, and the honest version goes over better than the modest one.',
      "You meet someone on equal terms, or meet someone familiar on new ones. What's agreed between you early is likely to last.",
    ],
    lunar: [
      'You learn where you stand with one person, as they do with you. What was kept going out of habit gets thinner from here on, and what was real stays as thick as it was.',
      "A partnership, in love or in business or in argument, shows its full size. It's easy to see what each of you has been carrying for the other, and some of it can be handed back.",
      'One arrangement between two people is used up. Either you write a new one together, or you part on terms that both can live with.',
    ],
  },
  8: {
    solar: [
      'A pact begins over something that two people share, be it money or a confidence. The first terms are made quickly, and there are some months in which to make them fair.',
      "You let someone in where you'd managed alone, or somebody does that for you. It starts with a small piece of information and can change who takes care of what.",
      'Somebody may trust you with more than before, in money or in confidence. You find that you can be trusted, and that it weighs something.',
    ],
    lunar: [
      "A debt runs out, of money or of gratitude, and it may end by being forgiven. You notice how it had bent your conversations with that person, because they're suddenly straight.",
      'What had been left between the lines gets read aloud. The evening is uncomfortable, and from then on you know what you can lean on and how hard.',
      "A shared account of some kind gets closed. What's left over is divided more easily than either of you had feared.",
    ],
  },
  9: {
    solar: [
      "A distance begins to look crossable, to a place or to a way of thinking. You may sign up for something before you've got your reasons together, and they tend to arrive later.",
      "You start to believe something new, often because of a person you've met. It takes about half a year to tell whether it changes how you live or only what you say at dinner.",
      'An invitation or a subject opens a part of the world you had no map of. You say yes on instinct and do the reading later.',
    ],
    lunar: [
      'A plan for elsewhere comes to a head, and you either go or stop talking of it. Both are a relief, since the planning had begun to stand in for the going.',
      "A certainty you've had for a long time turns out to be finished. A talk or a book may do it, and the feeling in the weeks afterward is mostly of traveling light.",
      'You outgrow a teacher, a creed, or a favorite theory. It happens without a quarrel, the way you outgrow a sweater.',
    ],
  },
  10: {
    solar: [
      "Your name gets attached to something new, possibly before you've agreed to it. How you handle the first week tends to set what people expect from you for a good while.",
      "A direction suggests itself, and it's more public than the last one. You don't have to look ready, since most people notice only that you've started.",
      "You're asked to stand for something in public, even if the public is twelve people. It becomes part of how you're described.",
    ],
    lunar: [
      "An effort that you've been known for comes to its end or its prize. More people see it than you'd counted on, and you find out which of their opinions matter to you.",
      "What you've been working toward is shown to you in full light, including its hours and its company. Turning away from it at this point is no defeat, because you finally know what it was.",
      'A title or a task leaves you, or you leave it. People ask about it for a while, and then they ask about what you do now.',
    ],
  },
  11: {
    solar: [
      "A new group takes you in, or a single friend who comes with one. You may go along the first time as a favor and find half a year later that they're the people you call.",
      "You start hoping for something that can't be done alone, and before long somebody mentions the same idea. How far it goes depends on who keeps the second appointment.",
      'You find your way into a group by the side entrance. A year from now some of its jokes will be yours.',
    ],
    lunar: [
      "A circle of friends changes shape, usually around one person who's leaving it. You find out who came for whom, and a couple of the ties turn out to hold without the group.",
      "A wish is granted or let go, and both ways you stop arranging your year around it. Friends may have seen it coming, and they're curious what you'd like next.",
      "A plan you had made with others is over, finished or not. You learn which of those people you'd make another with.",
    ],
  },
  12: {
    solar: [
      "Something begins out of sight, and you'd find it hard to say what. You may sleep differently or want less company, and the reason can take half a year to come up.",
      'You get a fresh start in private, with nobody there to congratulate you. It might be a habit given up or a thought followed to its end, and it does best unannounced.',
      "You begin to sleep on things and wake up with the answer. It's a private sort of progress, and it counts.",
    ],
    lunar: [
      "A secret gets too large for one person, or else it stops mattering. You may tell it in passing and be surprised at how little the other person's face changes.",
      "You've come to the end of something that you carried without having a name for it. It goes as tiredness goes, and some weeks later you realize that you've stopped sighing on the stairs.",
      "Something you had kept from yourself comes up by way of a dream or a slip of the tongue. It's smaller by daylight.",
    ],
  },
}
