import type { Sign } from '#sky/zodiac.ts'
import type { Manner } from '../../../character.ts'

export const jupiterManners: Record<Sign, Manner> = {
  Aries: {
    wants: ['take the bet and go', "try it before it's been proven"],
    does: [
      {
        says: 'You believe in first attempts. A friend who arrives with half a business idea leaves with a name and a launch date.',
        traits: ['bold'],
      },
      {
        says: "On impulse you'll grab the check for six people and work out afterward whether you could afford it.",
        traits: ['generous', 'quick'],
      },
      {
        says: 'You take on too much every January, since each beginning looks to you like the one that counts.',
        traits: ['bold'],
      },
    ],
    seen: [
      {
        says: "People envy your certainty. You've simply forgotten how the last three attempts went.",
        traits: ['trusting'],
      },
      {
        says: 'Your encouragement is felt as a push by people who were only thinking out loud.',
        traits: ['bold'],
      },
    ],
    cost: [
      {
        says: "When a thing isn't working you double the bet, on the theory that it wanted more nerve.",
        traits: ['bold'],
      },
      {
        says: 'Luck that takes its time bores you, and you may sell, or quit, the month before it comes.',
        traits: ['changeable'],
      },
    ],
    gift: [
      {
        says: "You get things by asking. You apply for jobs you're sixty percent qualified for, and every so often they're yours.",
        traits: ['bold'],
      },
      {
        says: 'Having to begin again cheers you up, and a layoff that flattens other people finds you making plans by the weekend.',
        traits: ['bold', 'quick'],
      },
    ],
  },
  Taurus: {
    wants: ['have plenty and share it well', 'grow something slowly and enjoy it'],
    does: [
      {
        says: 'A promise without a date on it hardly raises your spirits, since your faith is in what can be eaten or deposited.',
        traits: ['practical'],
      },
      {
        says: 'You cook for eight when five are coming, and everybody goes home with a container.',
        traits: ['generous'],
      },
      {
        says: 'Your hopes are for things that grow, and you can put money in a fund and leave it alone for ten years.',
        traits: ['steady', 'slow'],
      },
    ],
    seen: [
      {
        says: "You look contented, so people are surprised to hear how much more you'd like to have.",
      },
      {
        says: "Friends think that you're lucky with money. You've mostly just not sold.",
        traits: ['steady'],
      },
    ],
    cost: [
      {
        says: 'You take another helping of anything pleasant, and your idea of enough goes up a size every few years.',
      },
      {
        says: "A better job in another city may lose out to the fact that you've finally gotten the apartment right.",
        traits: ['steady'],
      },
    ],
    gift: [
      {
        says: "When money is tight you remain convinced that there'll be dinner, and people near you stop counting quarters.",
        traits: ['trusting', 'steady'],
      },
      {
        says: 'You pay people properly for good work, so the electrician everyone wants comes to you first.',
        traits: ['practical', 'generous'],
      },
    ],
  },
  Gemini: {
    wants: ['learn a bit of everything going', 'have one more question answered'],
    does: [
      {
        says: "Most troubles, in your opinion, have been solved by someone in print, and you've sent friends nine articles on theirs.",
        traits: ['open'],
      },
      {
        says: "You're generous with what you know, and a tourist who asks you for directions gets the history of the building too.",
        traits: ['generous', 'open'],
      },
      {
        says: 'You enroll in courses the way other people order dessert, and you finish perhaps one in four.',
        traits: ['loose'],
      },
    ],
    seen: [
      {
        says: "You sound convinced of what you read last, and people who acted on your advice find that you've moved on.",
        traits: ['changeable'],
      },
      {
        says: 'People admire your connections without considering how many strangers you talk to in a week.',
        traits: ['open'],
      },
    ],
    cost: [
      {
        says: 'With half a dozen promising directions open, you have a little hope in each and bet on none.',
        traits: ['changeable'],
      },
      {
        says: "You oversell an idea while you explain it, and by the end you've bought it yourself.",
        traits: ['trusting'],
      },
    ],
    gift: [
      {
        says: 'You rarely feel stuck for long, because an overheard remark on a train can show you a way out by evening.',
        traits: ['quick'],
      },
      {
        says: 'Your chances tend to come from people you were just chatting with, and you chat with nearly everyone.',
        traits: ['open'],
      },
    ],
  },
  Cancer: {
    wants: ['make room for one more person', 'look after people on a large scale'],
    does: [
      {
        says: "You take people in. There's generally somebody staying with you who had meant to stay two nights.",
        traits: ['generous', 'warm'],
      },
      {
        says: "You're surer of a nephew's prospects than of your own, and you back them with rent money or the spare room.",
        traits: ['warm', 'generous'],
      },
      {
        says: "You believe what you've seen people do for one another in a bad week, and grand theories leave you unmoved.",
        traits: ['practical'],
      },
    ],
    seen: [
      {
        says: 'You always seem to have room, so you get asked about the spare bed before you get asked how you are.',
        traits: ['generous'],
      },
      {
        says: 'Because you spoil the people you love, acquaintances think that you have more money than you do.',
        traits: ['generous'],
      },
    ],
    cost: [
      {
        says: 'You help so thoroughly that a few of your favorites have never learned to do their own laundry.',
        traits: ['generous'],
      },
      {
        says: "You hold on to duties you've outgrown, because handing one back would feel like sending somebody away.",
        traits: ['close'],
      },
    ],
    gift: [
      {
        says: "Your kindness comes back to you, and in a month when you're the one who's short, a dozen people remember something you did.",
      },
      {
        says: 'A full fridge and the right voices in the next room can restore your faith in most things.',
        traits: ['close'],
      },
    ],
  },
  Leo: {
    wants: ['live on a generous scale', 'be splendid and take everyone along'],
    does: [
      {
        says: "You tell people that there's greatness in them, and you do it in elevators as readily as at farewell parties.",
        traits: ['warm', 'idealistic'],
      },
      {
        says: 'You tip as if someone were watching, and you do it when nobody is.',
        traits: ['generous'],
      },
      {
        says: 'When you celebrate you overdo it. The surprise party has a live band, and the next month has plain pasta.',
        traits: ['generous', 'loose'],
      },
    ],
    seen: [
      {
        says: 'Reserved people find you a bit much for an hour, and then they hope to be asked to your next party.',
        traits: ['public'],
      },
      {
        says: "You're considered lucky, partly because you walk into the interview as though the job were already yours.",
        traits: ['bold'],
      },
    ],
    cost: [
      {
        says: "You can't bear to do a thing on a small scale, so a party that would've been fine for twelve never happens for sixty.",
        traits: ['proud'],
      },
      {
        says: 'Flattery works on you, and it has gotten some unqualified people a good deal of your time.',
        traits: ['trusting', 'proud'],
      },
    ],
    gift: [
      {
        says: 'You take it for granted that the next attempt will go better than the last, and your mood rarely waits for proof.',
        traits: ['bold', 'trusting'],
      },
      {
        says: 'Beginners do well under you, because you applaud the attempt and mean it.',
        traits: ['warm', 'generous'],
      },
    ],
  },
  Virgo: {
    wants: ['improve one small thing every day', 'believe what has been tested'],
    does: [
      {
        says: "You put your faith in method, and a good checklist comforts you more than being told that it'll all be fine.",
        traits: ['practical', 'orderly'],
      },
      {
        says: 'You give in hours and skills, and a friend in trouble gets a Saturday of yours and their receipts sorted by month.',
        traits: ['generous', 'practical'],
      },
      {
        says: 'You ask for less than you could get, and you call it being realistic.',
        traits: ['modest'],
      },
    ],
    seen: [
      {
        says: "You're called a pessimist, mostly by people whose plans you've rescued.",
        traits: ['practical'],
      },
      {
        says: "You do your hoping by preparing, so nobody knows that you've looked up the visa rules for a trip you haven't mentioned.",
        traits: ['private'],
      },
    ],
    cost: [
      {
        says: 'A large chance makes you look for the catch, and the closing date goes by while you look.',
        traits: ['wary'],
      },
      {
        says: 'What you overdo is being ready, and the bag you carry around is packed for emergencies that have yet to occur.',
        traits: ['wary', 'orderly'],
      },
    ],
    gift: [
      {
        says: 'Your luck comes by way of small favors, and the person you once helped with a form turns out to be doing the hiring.',
        traits: ['modest'],
      },
      {
        says: "You can turn someone's grand idea into eleven steps, and it's the first of their ideas that ever got built.",
        traits: ['practical', 'orderly'],
      },
    ],
  },
  Libra: {
    wants: ['see everybody treated fairly', 'do large things in good company'],
    does: [
      {
        says: "You believe that two reasonable people can settle anything, and you'll arrange the lunch to prove it.",
        traits: ['idealistic', 'trusting'],
      },
      {
        says: 'Your best chances come with a person attached, and you say yes to a project because of who else is in it.',
        traits: ['close'],
      },
      {
        says: "When you split a bill, it comes out slightly in the other person's favor.",
        traits: ['generous'],
      },
    ],
    seen: [
      {
        says: 'You seem to know everybody worth knowing, and in fact you were nice to them before they were.',
        traits: ['warm'],
      },
      {
        says: "People call you naive about others. You've seen the faults too, and you liked them anyway.",
        traits: ['generous', 'tactful'],
      },
    ],
    cost: [
      {
        says: 'A hope that was clear in the morning can be talked down by the last person you ask about it.',
        traits: ['yielding'],
      },
      {
        says: "You count on fairness where nobody promised any, and you're wounded when the raise goes to the loud one.",
        traits: ['trusting', 'idealistic'],
      },
    ],
    gift: [
      {
        says: "You have advocates you never asked for, since people you've treated decently mention it when you're out of the room.",
        traits: ['tactful'],
      },
      {
        says: 'You take a refusal with so much grace that the person who picked somebody else may call the next week with another offer.',
        traits: ['tactful'],
      },
    ],
  },
  Scorpio: {
    wants: ['believe in something after the worst', 'dig until something valuable turns up'],
    does: [
      {
        says: "You don't trust cheerful people until you've seen them in trouble, and your own hope begins about where theirs runs out.",
        traits: ['wary'],
      },
      {
        says: 'You give in secret, and the sum would surprise people who think of you as careful.',
        traits: ['generous', 'private'],
      },
      {
        says: "When something grips you, you go much further than you intended, and at two in the morning you're reading a stranger's annual report.",
        traits: ['serious'],
      },
    ],
    seen: [
      {
        says: "You're taken for a cynic. You have a few beliefs that you'd go to great lengths for, and you don't air them at parties.",
        traits: ['private'],
      },
      {
        says: "Your attitude to money puzzles people, since you'll risk nothing for years and then a great deal in one afternoon.",
        traits: ['bold'],
      },
    ],
    cost: [
      {
        says: 'You want all of a thing or none, and a modest success can leave you colder than a failure would.',
      },
      {
        says: "You believe that there's more behind a matter than there is, and you can lose a month to a coincidence.",
        traits: ['wary'],
      },
    ],
    gift: [
      {
        says: "Bad news makes you practical. You assume that something can be saved, and you're often the first to find out what.",
        traits: ['practical'],
      },
      {
        says: "You recognize value that's been written off, in an ugly building or in a coworker everyone has given up on.",
      },
    ],
  },
  Sagittarius: {
    wants: ['trust that it will work out', 'learn what it all adds up to'],
    does: [
      {
        says: 'Your plans assume that traffic will be light, and on a good many days it is.',
        traits: ['trusting', 'loose'],
      },
      {
        says: 'You lend your books and your tools without keeping track of either, and you borrow in the same spirit.',
        traits: ['generous', 'loose'],
      },
      {
        says: "You turn what happens to you into a philosophy, so a missed flight becomes evidence for something you've been saying all along.",
        traits: ['idealistic'],
      },
    ],
    seen: [
      {
        says: "Worriers decide that you can't have understood the problem, and then they call you when they can't sleep over it.",
        traits: ['trusting'],
      },
      {
        says: 'Your confidence sounds like knowledge, and people have followed you a mile in the wrong direction.',
        traits: ['bold'],
      },
    ],
    cost: [
      {
        says: 'You enlarge things. A small favor becomes a scheme, and by Friday the scheme needs a van.',
        traits: ['generous', 'bold'],
      },
      {
        says: "You assure people that the money will be there before you've looked, and somebody builds a budget on it.",
        traits: ['trusting', 'loose'],
      },
    ],
    gift: [
      {
        says: 'You ask for the upgrade, or the exception, in such good faith that people enjoy granting it.',
        traits: ['trusting'],
      },
      {
        says: 'You find the lesson in a bad year by about October, early enough to get some use out of it.',
        traits: ['trusting'],
      },
    ],
  },
  Capricorn: {
    wants: ['earn a success that holds', "hope only for what's feasible"],
    does: [
      {
        says: "You hope in installments. The next step is all you'll admit to wanting, and then the one after it.",
        traits: ['serious', 'sparing'],
      },
      {
        says: "A windfall makes you slightly uneasy until you've put in enough work to feel that it was owed to you.",
        traits: ['serious'],
      },
      {
        says: "When you lend money it comes with a repayment plan, and you're more likely to offer a friend a contact than a check.",
        traits: ['practical', 'sparing'],
      },
    ],
    seen: [
      {
        says: "You come across as a skeptic, though you've been at work for years on something enormous.",
        traits: ['serious'],
      },
      {
        says: 'Anyone used to your careful spending is startled by your presents, which are rare and far too good.',
        traits: ['sparing'],
      },
    ],
    cost: [
      {
        says: "You insure a plan against so many things that there isn't much money left for the plan.",
        traits: ['wary'],
      },
      {
        says: "When something goes well you're on to the next risk by dinnertime, and nobody gets to raise a glass.",
        traits: ['serious'],
      },
    ],
    gift: [
      {
        says: 'You keep promises so exactly that your credit is good everywhere, and one call from you does what takes others a campaign.',
        traits: ['steady'],
      },
      {
        says: "Luck doesn't spoil your habits. After a good year you live about as you did before, with something in the bank.",
        traits: ['steady', 'sparing'],
      },
    ],
  },
  Aquarius: {
    wants: [
      "improve life for people you'll never meet",
      'believe in a better arrangement of things',
    ],
    does: [
      {
        says: "You have more faith in people in general than in the particular one who's late.",
        traits: ['idealistic'],
      },
      {
        says: "You give to strangers readily, and you'll spend a weekend repairing the website of a cause you found on Thursday.",
        traits: ['generous', 'idealistic'],
      },
      {
        says: 'New arrangements excite you. A scheme for sharing cars, or for counting votes, can keep you talking past midnight.',
        traits: ['idealistic'],
      },
    ],
    seen: [
      {
        says: 'Friends laugh at your predictions, and when one of them comes true, it turns out that they thought so too.',
        traits: ['independent'],
      },
      {
        says: 'You appear to have no ambition of your own, because you only come alive when the talk turns to the whole department.',
        traits: ['modest'],
      },
    ],
    cost: [
      {
        says: 'You join too many groups, and an evening you had reserved for your own work turns out to have an agenda and a video link.',
        traits: ['loose'],
      },
      {
        says: 'You stick to the principle in a case where one small exception would have made everyone happy, yourself included.',
        traits: ['idealistic'],
      },
    ],
    gift: [
      {
        says: "Your breaks come from odd directions, such as a neighbor's cousin or something you posted years ago, and you take them up.",
        traits: ['open'],
      },
      {
        says: 'You expect a newcomer to have something to teach you, and people who were overlooked elsewhere do their best work near you.',
        traits: ['open'],
      },
    ],
  },
  Pisces: {
    wants: ['give without being asked twice', 'believe in more than can be shown'],
    does: [
      {
        says: "You trust that things will arrange themselves, and you've left a good many problems alone until they did.",
        traits: ['trusting', 'loose'],
      },
      {
        says: "You can't walk past someone who's asking for money without meeting their eyes, and you give what's in your pocket.",
        traits: ['generous'],
      },
      {
        says: "The right song at the right moment can settle a decision for you, more often than you'd admit at work.",
        traits: ['private', 'idealistic'],
      },
    ],
    seen: [
      {
        says: "You look impractical, and practical people are annoyed at how often you're provided for.",
        traits: ['loose', 'trusting'],
      },
      {
        says: "Nobody can tell how much you give, since you've forgotten it yourself by the end of the month.",
        traits: ['generous', 'modest'],
      },
    ],
    cost: [
      {
        says: "You say that there's plenty when there isn't, and you find out from the bank.",
        traits: ['trusting', 'loose'],
      },
      {
        says: 'You go on excusing people after it has stopped helping them, because the sad story was a true one.',
        traits: ['trusting', 'yielding'],
      },
    ],
    gift: [
      {
        says: "You're at home with not knowing. While others demand a date, you can wait for the answer and sleep in the meantime.",
        traits: ['trusting'],
      },
      {
        says: "People who've behaved badly come to you, since you can see how it happened and still expect better of them.",
        traits: ['generous', 'trusting'],
      },
    ],
  },
}
