import type { Sign } from '#sky/zodiac.ts'
import type { Manner } from '../../../character.ts'

export const mercuryManners: Record<Sign, Manner> = {
  Aries: {
    wants: ['say it before it gets complicated', 'hear the short version first'],
    does: [
      {
        says: 'You answer in the first half second and do your thinking afterward, out loud, in the same meeting.',
        traits: ['quick', 'frank'],
      },
      {
        says: 'You learn a language by trying it on waiters from the first day, mistakes and all.',
        traits: ['bold'],
      },
      {
        says: "Your messages are short and arrive in threes, because the next thought comes right after you've sent the last one.",
        traits: ['quick', 'open'],
      },
    ],
    seen: [
      {
        says: 'A plain question from you sounds like a challenge, and coworkers start defending a report that you liked.',
      },
      {
        says: 'Friends quote your first opinion back to you, unaware that you dropped it before you reached the parking lot.',
        traits: ['changeable'],
      },
    ],
    cost: [
      {
        says: "You finish other people's sentences, and about one time in four they were headed somewhere else.",
        traits: ['quick'],
      },
      {
        says: 'An email that you wrote in two minutes can cost you a week of explanations.',
        traits: ['frank'],
      },
    ],
    gift: [
      {
        says: 'You say what a whole room has been avoiding, and the second hour of the meeting becomes unnecessary.',
        traits: ['frank', 'bold'],
      },
      {
        says: "You think well against the clock. Put on the spot, you come up with an answer that you couldn't have improved by Monday.",
        traits: ['quick'],
      },
    ],
  },
  Taurus: {
    wants: ["think it over until it's settled", 'learn it once and keep it'],
    does: [
      {
        says: "You need a night before you answer anything important, and in the morning you have one sentence that you'll stand by for years.",
        traits: ['slow', 'steady'],
      },
      {
        says: "You learn with your hands and by repetition. A recipe you've cooked four times is yours for good, while a lecture leaves hardly a trace.",
        traits: ['practical'],
      },
      {
        says: "You speak in plain words at an even pace, and you dislike being asked for an opinion while you're still forming it.",
        traits: ['slow'],
      },
    ],
    seen: [
      {
        says: 'Fast talkers mistake your pauses for agreement and are annoyed to hear, a day later, that you had a view.',
        traits: ['slow'],
      },
      {
        says: "People bring you the same argument again in other words. You understood it the first time and weren't moved.",
        traits: ['steady'],
      },
    ],
    cost: [
      {
        says: 'You go on defending the route you learned first while the app in your hand shows you a better one.',
        traits: ['steady'],
      },
      {
        says: 'In a lively discussion your point is ready just after the subject has changed, and you take it home with you unsaid.',
        traits: ['slow'],
      },
    ],
    gift: [
      {
        says: "What you've learned stays learned, so people call you for the name of the plumber or for what the rent used to be.",
      },
      {
        says: 'Your estimates hold. If you say that a job will take three weekends, it takes three.',
        traits: ['practical', 'steady'],
      },
    ],
  },
  Gemini: {
    wants: ["hear everyone's version of the story", 'know what everybody is talking about'],
    does: [
      {
        says: 'You follow two conversations at the next table while keeping up your end of the one at yours.',
        traits: ['quick'],
      },
      {
        says: 'Before you buy a toaster you read forty reviews of it, largely because the reviewers are interesting.',
      },
      {
        says: 'Halfway through your own anecdote you get bored with it, and you improve it as you go along.',
        traits: ['playful', 'changeable'],
      },
    ],
    seen: [
      {
        says: 'A quick reply from you passes for an answer, and on rereading it people find that you asked them something instead.',
        traits: ['quick'],
      },
      {
        says: 'You can be mistaken for a gossip, although the history of zippers interests you just as much.',
      },
    ],
    cost: [
      {
        says: "Thirty tabs are open on your screen, and the one with the form that's due has been there the longest.",
        traits: ['loose'],
      },
      {
        says: "You repeat things because they're interesting, and occasionally one of them was meant to stay with you.",
        traits: ['open'],
      },
    ],
    gift: [
      {
        says: 'You pick up a new program faster than the person who was sent to train you.',
        traits: ['quick'],
      },
      {
        says: "You remember who said what at which party, so you can introduce two people who'll thank you for it years later.",
      },
    ],
  },
  Cancer: {
    wants: ['remember how it felt to be there', 'hear the worry behind the question'],
    does: [
      {
        says: "You listen to how a thing is said, and a tired voice on the phone outweighs anything it's telling you.",
      },
      {
        says: 'Asked about a city, you describe who was with you there and what the hallway smelled like.',
      },
      {
        says: 'You bring up what matters late in the visit, around the time people are looking for their shoes.',
        traits: ['tactful', 'guarded'],
      },
    ],
    seen: [
      {
        says: "What sounds like small talk from you is how you find things out, and people seldom notice how much they've told you about home.",
      },
      {
        says: 'A request for your opinion gets a story in reply, and impatient listeners leave without noticing that the story was the opinion.',
        traits: ['tactful'],
      },
    ],
    cost: [
      {
        says: "Once somebody has made you feel stupid, you can't take in another word from them, however well they teach.",
      },
      {
        says: "Your memory keeps the mood of a conversation and loses the facts, so you're sure you were refused by someone who said maybe.",
      },
    ],
    gift: [
      {
        says: 'You can put into words what a friend has been feeling for a month, and they ask you how you knew.',
        traits: ['warm'],
      },
      {
        says: 'Nervous beginners learn well from you, since you start with what they already know and never let them feel slow.',
        traits: ['warm', 'tactful'],
      },
    ],
  },
  Leo: {
    wants: ['tell it so that people remember', 'have the last word, and gracefully'],
    does: [
      {
        says: 'You tell a story to be enjoyed, so the delay at the airport grows by an hour between the first telling and the third.',
        traits: ['playful'],
      },
      {
        says: "Once you've stated an opinion in public, you feel responsible for it, and you'd sooner find new reasons than take it back.",
        traits: ['proud', 'steady'],
      },
      {
        says: 'You rehearse important conversations aloud on your way to them, and you give yourself excellent replies.',
      },
    ],
    seen: [
      {
        says: 'You sound so sure that people stop offering their own views, which you would have liked to hear.',
      },
      {
        says: "People leave your presentation talking about you, when you had hoped they'd be talking about the budget.",
        traits: ['public'],
      },
    ],
    cost: [
      {
        says: "Being corrected in front of others closes your ears for ten minutes, including to the part you'd have agreed with.",
        traits: ['proud'],
      },
      {
        says: 'While somebody else is speaking, you work on your closing line and miss the remark that makes it unnecessary.',
      },
    ],
    gift: [
      {
        says: "You can hold a room with a dull subject, and people who've sat through your safety briefing know where the exits are.",
        traits: ['public'],
      },
      {
        says: "You make the case for a friend better than they'd make it themselves, with a confidence that they borrow for the rest of the day.",
        traits: ['warm', 'bold'],
      },
    ],
  },
  Virgo: {
    wants: ['get the facts straight before deciding', 'find the exact word for it'],
    does: [
      {
        says: "You read the terms before you click, and the group chat relies on you to know what the ticket doesn't cover.",
        traits: ['orderly', 'practical'],
      },
      {
        says: "You don't believe that you've understood something until you could write the instructions for it.",
        traits: ['orderly'],
      },
      {
        says: 'You correct yourself in the middle of a sentence, because the word you used was close and close bothers you.',
      },
    ],
    seen: [
      {
        says: 'Your questions sound like objections. People with a big plan see you take out a pen and lose heart.',
      },
      {
        says: 'Coworkers think that you remember everything, when what you did was write it down with the date.',
        traits: ['orderly'],
      },
    ],
    cost: [
      {
        says: "You rewrite a three-line email four times, and the person it's for reads it between two floors in an elevator.",
      },
      {
        says: 'One wrong date in a speech costs the speaker your belief in the rest, and sometimes the rest was true.',
        traits: ['wary'],
      },
    ],
    gift: [
      {
        says: 'You track down a fault by ruling out one cause after another, long after everyone else has begun shouting at the printer.',
        traits: ['practical'],
      },
      {
        says: 'Advice from you can be used the same day, because it comes with the number of the form and the right extension.',
        traits: ['practical'],
      },
    ],
  },
  Libra: {
    wants: ['hear the other side out first', 'put it so that nobody is hurt'],
    does: [
      {
        says: "You'll send a draft of a text to one friend to ask how it's going to sound to another.",
        traits: ['tactful'],
      },
      {
        says: "You think by comparing. One apartment tells you nothing until you've seen a second, and the third makes you doubt both.",
        traits: ['slow'],
      },
      {
        says: 'In a disagreement you start with the part that you agree with, and some people never notice that you went on.',
        traits: ['tactful'],
      },
    ],
    seen: [
      {
        says: "Both parties to a quarrel believe that you're on their side, and you may be on neither.",
        traits: ['tactful'],
      },
      {
        says: 'People ask what you think and get a fair summary of what can be thought.',
        traits: ['guarded'],
      },
    ],
    cost: [
      {
        says: 'You keep quiet about your better idea because somebody nice proposed the other one.',
        traits: ['yielding'],
      },
      {
        says: 'Ordering dinner can take you until the waiter has been by twice, and then you have what the person across from you is having.',
        traits: ['yielding', 'slow'],
      },
    ],
    gift: [
      {
        says: 'You can word a complaint so that the company pays up and the clerk wishes you a good weekend.',
        traits: ['tactful'],
      },
      {
        says: "An argument gets better with you in it, since you state the other person's case more clearly than they did.",
      },
    ],
  },
  Scorpio: {
    wants: ['find out what was left out', 'get to the bottom of one thing'],
    does: [
      {
        says: 'You listen for gaps. When two people describe the same evening, you notice the hour that neither of them mentions.',
        traits: ['wary'],
      },
      {
        says: "You ask the question after the polite ones, in a mild voice, and people are answering it before they've decided to.",
        traits: ['serious'],
      },
      {
        says: 'You read up on one subject for years, down to the footnotes, and most people who know you have no idea.',
        traits: ['private', 'serious'],
      },
    ],
    seen: [
      {
        says: 'A two-word reply from you gets searched for hidden meaning, and often you were only busy.',
      },
      {
        says: 'People who tell you a white lie believe it worked. You took note and let them finish.',
        traits: ['guarded', 'wary'],
      },
    ],
    cost: [
      {
        says: "You look for the motive behind a compliment and, having found a possible one, can't enjoy the compliment.",
        traits: ['wary'],
      },
      {
        says: 'You know exactly which remark would hurt, and in a bad quarrel you make it, once, and nobody present forgets it.',
      },
    ],
    gift: [
      {
        says: "You keep a secret so well that you've been told the same one by both people concerned.",
        traits: ['private'],
      },
      {
        says: 'A problem that everyone else has explained to their own satisfaction stays open with you, and often you come back with the real cause.',
        traits: ['serious'],
      },
    ],
  },
  Sagittarius: {
    wants: ['get to the point of it all', 'say it and see who laughs'],
    does: [
      {
        says: 'You begin an explanation with what it all means, and somebody has to ask you what happened.',
        traits: ['loose'],
      },
      {
        says: 'You say what you think at the volume at which you think it, and the next table gets to know your views.',
        traits: ['frank', 'open'],
      },
      {
        says: 'You read the first chapter and the last one, and then you explain the book to people with real enthusiasm.',
        traits: ['loose'],
      },
    ],
    seen: [
      {
        says: "People take your round numbers literally. When you tell them that everybody agrees, you've talked to two.",
        traits: ['loose'],
      },
      {
        says: 'Sensitive friends suppose that you meant to wound them, when you were only admiring how accurate the remark was.',
        traits: ['frank'],
      },
    ],
    cost: [
      {
        says: 'You get the address right and the date wrong, which has made for some memorable arrivals.',
        traits: ['loose'],
      },
      {
        says: 'You promise to explain in a minute and are going strong after twenty, by which time your listener agrees in order to leave.',
      },
    ],
    gift: [
      {
        says: "You make people want to read things. A book you've talked about at lunch gets bought by half the table.",
        traits: ['warm'],
      },
      {
        says: "You can be told you're wrong. You'll argue for ten minutes and then repeat the better view as if you'd always loved it.",
        traits: ['open'],
      },
    ],
  },
  Capricorn: {
    wants: ['be taken seriously when speaking', 'say only what will hold up'],
    does: [
      {
        says: "Your contribution to a long meeting may be a single sentence, and it's the one that goes into the minutes.",
        traits: ['sparing', 'serious'],
      },
      {
        says: 'You learn what has a use. A course with no exam or raise at the end of it has trouble keeping you.',
        traits: ['practical'],
      },
      {
        says: "You go into a phone call with your points in order and hang up when you've reached the last one.",
        traits: ['orderly'],
      },
    ],
    seen: [
      {
        says: 'A brief answer from you is taken for disapproval, although you answer people you like just as briefly.',
        traits: ['sparing'],
      },
      {
        says: 'Because you rarely guess aloud, people take your guesses for facts and act on them.',
      },
    ],
    cost: [
      {
        says: 'You see the obstacles so promptly that the person with the idea has stopped enjoying it before you get to what you liked.',
        traits: ['serious'],
      },
      {
        says: "You wait until you're sure, and the idea is credited to somebody who said half of it on Tuesday.",
        traits: ['slow'],
      },
    ],
    gift: [
      {
        says: 'You explain a complicated arrangement in the order in which it has to be done, and people leave knowing their first step.',
        traits: ['orderly', 'practical'],
      },
      { says: "Even people who don't much like you will rely on what you've told them." },
    ],
  },
  Aquarius: {
    wants: ['work it out from first principles', 'hear an idea nobody has had'],
    does: [
      {
        says: 'Asked which of two options you prefer, you want to know who decided that there were two.',
        traits: ['independent'],
      },
      {
        says: 'You can discuss the subject that upsets everyone at dinner as though it were taking place on another continent.',
        traits: ['cool'],
      },
      {
        says: "You teach yourself things at odd hours from strangers' videos, and you learn next to nothing in a class that somebody else picked for you.",
        traits: ['independent'],
      },
    ],
    seen: [
      {
        says: "People think that you enjoy being contrary. You tend to work out your answer before you learn that it's unpopular.",
        traits: ['independent'],
      },
      {
        says: 'Your explanation skips the steps that seemed obvious to you, and listeners nod while they look for the place where you left them.',
      },
    ],
    cost: [
      {
        says: 'You stay with a theory after the facts have turned on it, mainly because it was such a good theory.',
        traits: ['steady'],
      },
      {
        says: "You win the discussion on logic and are puzzled that nobody's doing what you proved.",
        traits: ['cool'],
      },
    ],
    gift: [
      {
        says: 'You spot what two unrelated problems have in common, and a fix from one department ends up saving another a month.',
      },
      {
        says: 'You can take an idea apart without ever attacking the person who had it, so they come back to you with the next one.',
        traits: ['cool'],
      },
    ],
  },
  Pisces: {
    wants: ['understand it without an explanation', 'drift until the answer comes'],
    does: [
      {
        says: 'You come out of a conversation unable to repeat a single sentence and clear about what everybody wanted.',
      },
      {
        says: 'You think in pictures, and putting one into bullet points is a bit like describing a song.',
        traits: ['loose'],
      },
      {
        says: "You find your way by feel. Directions don't stick, and you arrive anyhow, by a street you couldn't name.",
        traits: ['loose'],
      },
    ],
    seen: [
      {
        says: "You nod while you're a long way off, and people go away believing that they've told you something.",
        traits: ['loose'],
      },
      {
        says: 'Your half-finished sentences are taken for uncertainty, when the rest of the sentence seemed to you too obvious to say.',
      },
    ],
    cost: [
      {
        says: 'You misplace appointments, and the reply that you remember sending turns out to have been composed in the shower.',
        traits: ['loose'],
      },
      {
        says: "You bend your opinion toward the person you're talking to, and two friends can quote you in good faith against each other.",
        traits: ['yielding', 'changeable'],
      },
    ],
    gift: [
      {
        says: 'A comparison of yours makes clear in ten seconds what a diagram has failed to show all morning.',
      },
      {
        says: "You learn by soaking things up, and an accent you've heard for one weekend comes out of you on Monday, nearly perfect.",
      },
    ],
  },
}
