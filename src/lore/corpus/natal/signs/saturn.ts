import type { Sign } from '#sky/zodiac.ts'
import type { Wording } from '../../../wording.ts'

export const saturnInSign: Record<Sign, Wording[]> = {
  Aries: [
    {
      view: 'decision',
      sentences: [
        'Starting is the part you had to learn{ref}.',
        'As a child you stood at the edge of the pool with your arms crossed, working out the temperature.',
        'You begin things now the way others sign contracts, and what you begin gets a floor under it.',
      ],
    },
    {
      view: 'quarrel',
      sentences: [
        "To say 'I want' without a reason attached still takes you a short run-up{ref}.",
        'Anger you carry around correctly folded.',
        "Try small sums first, 'I was before you' at the deli counter, and notice that the shop goes on.",
      ],
    },
    {
      view: 'body',
      sentences: [
        'You stretch before you run, and you stretch before you argue{ref}.',
        'Whoever grew up where a quick hand was slapped learns to count first.',
        'Let one small thing happen without a count this week: take the first seat you see.',
      ],
    },
  ],
  Taurus: [
    {
      view: 'money',
      sentences: [
        'Three stores, and you know the price of butter in each{ref}.',
        'Somebody taught you early that things run out, and you have been putting up shelves against it since.',
        'Set a figure at which it is enough, on paper, and on the day you pass it buy the good butter.',
      ],
    },
    {
      view: 'body',
      sentences: [
        'Rest has to be earned, and the rate you charge yourself is steep{ref}.',
        'You sit down like someone who is only testing the bench.',
        'Practice it as a task if it must be one: ten minutes on the back steps with nothing in your hands.',
      ],
    },
    {
      view: 'kitchen',
      sentences: [
        'There is a tin of something behind the tin of something else{ref}.',
        'You cook as if a long winter had been announced, and you scrape the jar as if it had begun.',
        'Give away what is nearing its date, with a loaf on top, and see that the shelf holds.',
      ],
    },
  ],
  Gemini: [
    {
      view: 'desk',
      sentences: [
        'A two-line note takes you three drafts{ref}.',
        'Loose talk had its price once, and you learned to lay words down like planks.',
        'They hold, and people have walked on them for years: allow yourself a few that lead nowhere, a joke, a postcard.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'Chatter in a hallway makes you feel like someone with the wrong change{ref}.',
        'So you listen, and all that listening has made you the one who can say in a sentence what the meeting was about.',
        'Small talk is a craft like any other: learn three openings by heart.',
      ],
    },
    {
      view: 'friendship',
      sentences: [
        'You answer messages late because you answer them properly{ref}.',
        'Friends have kept letters of yours for years, and have given up expecting a smiley.',
        'Send one line today that says hardly anything.',
      ],
    },
  ],
  Cancer: [
    {
      view: 'memory',
      sentences: [
        'Being looked after makes you stiff, as if in a borrowed suit{ref}.',
        'You learned to manage on little of it, and you now build for others the home you drew as a kid.',
        'Let them turn your bed down once: you were in that drawing too.',
      ],
    },
    {
      view: 'quarrel',
      sentences: [
        'Tears happen in another room, on schedule, and you return with a dry face and a plan{ref}.',
        'It keeps the house standing.',
        'The people inside would like to be leaned on, so come back five minutes early.',
      ],
    },
    {
      view: 'kitchen',
      sentences: [
        'Somebody has to know where the spare key, the candles and the policy number are, and at home it has always been you{ref}.',
        'The post came with no training and no days off.',
        'Show a second person the drawer, and do not check it afterward.',
      ],
    },
  ],
  Leo: [
    {
      view: 'crowd',
      sentences: [
        'Applause makes you look for the mistake{ref}.',
        'You sit in row three, and yet you notice exactly who was called up on stage.',
        'Start with something that four people can watch, and hold still until all four have finished clapping.',
      ],
    },
    {
      view: 'habit',
      sentences: [
        'Play, with you, has rules and a start time{ref}.',
        'You dance after lessons and sing after rehearsal, and then astonishingly well.',
        'Do a thing you are bad at, in company, for as long as it takes the others to stop watching.',
      ],
    },
    {
      view: 'love',
      sentences: [
        'Praise from someone you love makes you change the subject{ref}.',
        'You learned to shine by appointment, and a compliment over breakfast has none.',
        "Say 'go on' instead, and stand it for two sentences.",
      ],
    },
  ],
  Virgo: [
    {
      view: 'desk',
      sentences: [
        'You check the door, then the list, then whether the list had the door on it{ref}.',
        'Nothing of yours has come apart in years.',
        'The day you hand in something with a known flaw and sleep through the night will count as your masterpiece.',
      ],
    },
    {
      view: 'body',
      sentences: [
        'Your body is treated like a machine under warranty: regular hours, the right fuel, complaints in writing{ref}.',
        'It repays you by running.',
        'Somewhere between the laps let it do a thing of no benefit at all, such as roll down a hill.',
      ],
    },
    {
      view: 'kitchen',
      sentences: [
        'The dishes are done before the coffee is drunk, and the coffee gets cold{ref}.',
        'Order was once the one thing nobody could take from you, so you kept it well.',
        'Leave one cup in the sink tonight, as your guest.',
      ],
    },
  ],
  Libra: [
    {
      view: 'love',
      sentences: [
        "You took 'together' seriously before you took anything else seriously{ref}.",
        'Agreements are read, kept and quoted, including the one about the dishes.',
        'What you build with another person stands; put in one clause that says nothing has to be even on birthdays.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        'Fairness costs you sleep{ref}.',
        'You divide the cake with the care of a surveyor and then take the piece that slid.',
        'Speak before the knife goes in: you may want the corner with the cherry, and it is quicker to say so than to be noble.',
      ],
    },
    {
      view: 'friendship',
      sentences: [
        'You keep count of whose turn it was to call, and it weighs on you when it was yours{ref}.',
        'People feel justly treated near you, a bit as if by a good notary.',
        'Call somebody out of turn, and say that it counts for nothing.',
      ],
    },
  ],
  Scorpio: [
    {
      view: 'money',
      sentences: [
        'Whatever is shared makes you careful: a bank account, a secret, a closet{ref}.',
        "You'd sooner carry the whole weight than find out how the other person holds their end.",
        'Begin with something that may be dropped, like a houseplant.',
      ],
    },
    {
      view: 'solitude',
      sentences: [
        'You lock the diary although you live alone{ref}.',
        'Control was the one tool at hand at some point, and you became very good with it.',
        'By now a certain person has earned page one, and you know who.',
      ],
    },
    {
      view: 'love',
      sentences: [
        'You give your trust in installments, and each one is entered{ref}.',
        'Whoever stayed to the last of them owns something that cannot be had elsewhere.',
        'Pay the next one early, in the form of a worry you have not tidied up.',
      ],
    },
  ],
  Sagittarius: [
    {
      view: 'desk',
      sentences: [
        'You believe what you have walked through{ref}.',
        "Other people's certainties get the look a customs officer gives a loose suitcase.",
        'Over the years it makes for a small, sound set of convictions: declare one of them at dinner before you are asked.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        'The big trip has been in planning for quite a while, with tabs and a binder{ref}.',
        'You are waiting for a reason that would hold up.',
        'Take the small trip first, just over the county line, because known roads are where faith learns to walk.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'When the whole table raves about something, you ask where it was printed{ref}.',
        'A large promise fell through once, and since then you knock on every large word to hear whether it is hollow.',
        'Rave about one thing yourself, at a table, without a source.',
      ],
    },
  ],
  Capricorn: [
    {
      view: 'desk',
      sentences: [
        'Nobody has to supervise you; that has been taken care of{ref}.',
        "The foreman in your head is in by seven and finds yesterday's joint a hair off.",
        'Send that foreman on vacation one Friday, with pay, and look at all that is standing there.',
      ],
    },
    {
      view: 'memory',
      sentences: [
        'You skipped some part of being young, and you are taking it now in installments{ref}.',
        'The first frivolous purchase came with a spreadsheet.',
        'Each year you get a bit lighter on the stairs, to the surprise of those who came at it from the other end.',
      ],
    },
    {
      view: 'body',
      sentences: [
        'Your shoulders know what time it is{ref}.',
        'They go up at the first ring in the morning, and somebody who loves you has been trying to push them down ever since.',
        'Lie on the floor for ten minutes in office hours, and note that nothing upstairs has stopped.',
      ],
    },
  ],
  Aquarius: [
    {
      view: 'crowd',
      sentences: [
        'In every group there is somebody who reads the bylaws, and it is you{ref}.',
        'You want the idea to outlast its founders.',
        'Belonging comes harder than organizing: stay after the vote, when they go for fries, and have fries.',
      ],
    },
    {
      view: 'friendship',
      sentences: [
        'Friendship, for you, is a bridge with a posted weight limit{ref}.',
        'It is inspected, it stands, and no crowd ever crosses it at once.',
        'Raise the limit by one person: you have had somebody in mind since the last time you could have used a ride.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        'You decide by what would be fair if everybody did it{ref}.',
        'It makes you slow to ask for an exception, and the last to be offered one.',
        'Ask for one this week, in plain words, for no better reason than that you would like it.',
      ],
    },
  ],
  Pisces: [
    {
      view: 'solitude',
      sentences: [
        'You distrust what has no edges: naps, moods, open-ended holidays{ref}.',
        'So you give the sea a timetable, an hour of music here, a quarter hour of nothing there, and it works surprisingly well.',
        'Sleep in on a day you had not marked for it.',
      ],
    },
    {
      view: 'friendship',
      sentences: [
        'Guilt is a bill you pay before it arrives{ref}.',
        'Someone sighs near you, and you are already looking for the checkbook.',
        "Ask whose sigh it is: more often than not the answer is 'Oh, I was just tired', and you may keep the money.",
      ],
    },
    {
      view: 'desk',
      sentences: [
        'Before you can daydream you have to finish the inbox{ref}.',
        'Something soft in you has been waiting at that counter for years, with a number in its hand.',
        'Call the number at eleven in the morning, for a quarter of an hour, while the work can see it.',
      ],
    },
  ],
}
