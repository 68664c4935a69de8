import type { DayThoughts } from '#lore/authored.ts'

export const venusToSaturn: DayThoughts = {
  eases: {
    1: {
      says: [
        'Simple looks good on you, and so does your age, whichever it is.',
        'Saturn in the first house has had you checking your reflection for faults since about the seventh grade, and it dresses you to give no offense.',
        'Venus agrees with the plainness and takes out the fear.',
        "What people see is somebody who's finished getting ready.",
      ],
      task: 'Wear the plainest good thing you own, with one detail that you chose only for pleasure.',
    },
    2: {
      says: [
        'Paying for quality once feels better than saving on it five times.',
        'With Saturn in the second house you do without things easily, and you can describe the sole of every cheap pair of shoes that has let you down.',
        'Venus authorizes the good pair.',
        "It's a dull purchase, which you'll thank yourself for in the rain four years from now.",
      ],
      task: 'Repair or replace one worn-out everyday thing with the version that will last.',
    },
    3: {
      says: [
        "Old-fashioned courtesy wins over somebody who'd put up defenses.",
        "You don't chatter, as a rule, because Saturn in the third house counts words, and among neighbors that can pass for a grudge.",
        'A short note by hand is your kind of charm.',
        'It takes effort and shows it, and people leave it on the fridge until spring.',
      ],
      task: 'Write somebody a short thank-you on paper for a thing that they did a while ago.',
    },
    4: {
      says: [
        'With one older person in your life, respect comes easily and is returned.',
        'Saturn makes home a place of obligations in the fourth house, where love was shown in paid bills and shoveled walks and seldom mentioned.',
        'You speak that language well.',
        'Doing the thing that needs doing, beside them and without hurry, counts as a long hug of sorts.',
      ],
      task: 'Help an older relative or neighbor with a small practical thing, and stay for a while after it is done.',
    },
    5: {
      says: [
        'Something made slowly turns out beautiful, and you were there for all of it.',
        'Fun has to prove itself to your Saturn in this house, so the pleasures that last with you come with a learning curve and an apron.',
        'Venus sits down at the bench.',
        "Two hours go by in which you don't once ask what this is good for.",
      ],
      task: 'Work on something by hand for as long as one album lasts, and enjoy the slow part most.',
    },
    6: {
      says: [
        'If the duty must be done anyway, it can be done somewhere nicer.',
        'Saturn in the sixth house shows up for the unpleasant task every time, and seems to believe that a hard bench improves it.',
        'Venus moves it to the window and makes tea.',
        "It takes just as long, and you're a lot easier to be around once it's over.",
      ],
      task: "Take your dullest obligation to the pleasantest spot that's available, and do it there.",
    },
    7: {
      says: [
        'Being dependable is attractive, and the person who benefits has noticed.',
        "You're slow to commit and then don't budge, given Saturn in the seventh house, and you've watched flashier people be adored for less.",
        'Venus looks over the record.',
        "There may be someone who tells others about you in a tone they'd never use to your face.",
      ],
      task: 'Do for one person the thing you always do for them, and let them know you like doing it.',
    },
    8: {
      says: [
        'A debt or an old coolness can be closed with some grace on both sides.',
        'In this house Saturn keeps its obligations as a matter of honor, and will go on paying in small attentions long after it was forgiven.',
        "You're allowed to be square with someone.",
        'They may have thought so for years and simply enjoyed the attentions.',
      ],
      task: 'Ask someone you feel indebted to what would make the two of you even, and then do that.',
    },
    9: {
      says: [
        'Something that has pleased people for three hundred years will please you for an hour.',
        'New ideas have to wait outside for a while with Saturn in your ninth house, and you travel nowhere without having read up on it.',
        "Under Venus the reading's the treat.",
        'An old building, a fugue, or a long novel gives you the company of people who took their time.',
      ],
      task: 'Give your full attention to one old work of art, and read nothing about it until afterward.',
    },
    10: {
      says: [
        "Respect you've had for some time, and it's being joined by affection.",
        "At the top of the chart Saturn has been careful never to need anybody's good opinion, so people offer it carefully, in the form of good references.",
        'Venus loosens one of them.',
        'Ask, and someone you thought of as strict may tell you something funny about their first year.',
      ],
      task: 'Ask a person of authority or experience about a mistake that they made early on.',
    },
    11: {
      says: [
        'One friend of long standing is worth more to you than the party.',
        "Saturn thins out your circle in this house and leaves the ones who don't need entertaining, so a whole visit can consist of fixing a bicycle.",
        "There's love in that, of a sort that doesn't photograph.",
        'Venus would just like it to be said once a decade.',
      ],
      task: "Spend an hour with an old friend doing something useful, and say that you're glad of them.",
    },
    12: {
      says: [
        'Solitude has a good hour in it, quiet without being bleak.',
        "Your Saturn stays alone in the twelfth house partly to rest and partly as a penalty, and can't always remember for what.",
        'Venus lets you off the second half.',
        'The same room with the same silence becomes a place you chose, and you even open a window.',
      ],
      task: 'Spend some time alone on purpose, and arrange it as nicely as you would for a guest.',
    },
  },
  presses: {
    1: {
      says: [
        'You look at yourself with the eyes of somebody hard to please.',
        "Saturn in the first house has standards for your face that were set long ago, perhaps by an aunt, and Venus can't meet them in this light.",
        'Nobody else has a list.',
        'They see the whole person for a second or two and return to wondering about their own hair.',
      ],
      task: 'Leave the house, or join the call, without fixing the flaw you noticed, and see who mentions it.',
    },
    2: {
      says: [
        "Having bought the pleasant thing, you won't let yourself use it.",
        'In your second house Saturn lets money go out under protest and follows each purchase home to ask whether it was necessary.',
        "It wasn't.",
        "Some of what makes a life bearable isn't, and returning it would cost you two bus fares and the pleasure.",
      ],
      task: "Use one nice thing you've been sparing, and make no calculation about how long it'll last.",
    },
    3: {
      says: [
        'When somebody reaches out warmly, they may get a correct answer from you.',
        "You'd meant to match it, but Saturn in the third house edits each message for excess, and by the fourth edit the warmth had been taken for one.",
        "They'll reread theirs and wince a little.",
        'It was more fun for both of you when you answered before you had thought about it.',
      ],
      task: "Send back as many friendly words as you were sent, and don't trim them.",
    },
    4: {
      says: [
        "Nobody thanks the person who always does the work at home, and that's you.",
        'Saturn in the fourth house turns love into upkeep, so the others see working lights and full cupboards, while the thanks you would like goes past without a word.',
        'They may believe you like it.',
        "You've never given them cause to think otherwise, with that jaw.",
      ],
      task: 'Leave one household or family duty undone until someone offers, and accept the way they do it.',
    },
    5: {
      says: [
        "Fun is being offered, and you're standing beside it with your arms folded.",
        "Venus invites you, and Saturn in the fifth house needs first to know whether you'd be any good at it and who'd be watching.",
        "Most people are bad at it, which is why they're shrieking.",
        'From outside you look as if you were judging, when you only wanted to be dragged in.',
      ],
      task: "Join one silly activity within the first minute, before you've worked out how it's done.",
    },
    6: {
      says: [
        "What's good for you has become so strict that nothing about it feels good.",
        'Saturn made you a rule for the body or the day, and in this house rules are kept even when nobody remembers the reason.',
        "Venus can't find anything in it to like.",
        "It's no great rebellion to put salt on something, and the rule may last longer for it.",
      ],
      task: 'Break one of your own health rules slightly and on purpose, and enjoy it.',
    },
    7: {
      says: [
        'Two proud people may be standing at opposite ends of a room.',
        'Saturn in the seventh house would rather be lonely than be turned down, and puts a small frost on Venus to be sure nobody comes too near.',
        'The other person is likely to read frost as an answer.',
        "In a photograph you'd look like two people guarding the same building.",
      ],
      task: "Make the first friendly move toward one person, even if it's rightly their turn.",
    },
    8: {
      says: [
        "You can keep an account open because closing it would mean you'd forgiven somebody.",
        "In this house Saturn remembers what it lent, in money or confidence, and Venus can't easily be fond of a debtor.",
        'The sum has been small for a long time now.',
        'What it costs you is the ease you used to have with them, which was the more valuable item.',
      ],
      task: 'Write off one small debt in your own mind, and treat the person as you did before it.',
    },
    9: {
      says: [
        "What other people enjoy looks cheap to you, and you're a bit envious of how much they do.",
        'Your Saturn in the ninth house admits only approved beauty, with a bibliography, so Venus gets turned away in flip-flops.',
        'Even the professor has a weakness for space operas.',
        'You could have one as well, and the fugue would never find out.',
      ],
      task: 'Enjoy something you consider beneath you from start to finish, and tell one person that you did.',
    },
    10: {
      says: [
        "People think you don't like them, because you treat them just like everyone else.",
        "Saturn in your tenth house is fair, and in public it's fair at a temperature that lets nobody feel preferred.",
        'Venus would like one or two to feel it.',
        'People leave a good idea with you and go away believing that you hated it.',
      ],
      task: 'Tell one person you work or volunteer with what you thought was good in something they did.',
    },
    11: {
      says: [
        'You may laugh a second late, to be sure that it was a joke.',
        "In this house Saturn takes belonging for something that can be revoked, so you help carry and arrive on time and don't quite sit down.",
        "To them you're furniture, in the best sense.",
        "They'd be amazed to hear that anyone had been counting your contributions.",
      ],
      task: 'Go to something with friends and bring nothing, fix nothing, and stay for the end.',
    },
    12: {
      says: [
        "A wish you gave up some time ago may come by to see how you're doing.",
        'Saturn keeps such things behind a wall in the twelfth house and thinks of the wall as maturity, although Venus can hear somebody singing back there.',
        'You were right to give it up in its old size.',
        'A smaller version, on a free weekend, may do nobody any harm.',
      ],
      task: 'Do for one hour the thing you once gave up, as someone with nothing to prove.',
    },
  },
}
