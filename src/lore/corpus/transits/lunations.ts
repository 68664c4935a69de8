import type { House } from '#lore/house.ts'
import type { NatalPoint, TransitMeaning } from '../../transit-meaning.ts'

/** What a new or full Moon or an eclipse does in a house. */
export const lunationsIn: Record<
  'new' | 'full' | 'solar-eclipse' | 'lunar-eclipse',
  Record<House, TransitMeaning>
> = {
  new: {
    1: {
      does: [
        {
          says: 'You begin something with yourself as the material. For the first week or so nobody can see a difference.',
        },
        {
          says: 'How you come across is open to change over the next four weeks, starting with how you think of yourself.',
        },
      ],
      shows: [
        {
          says: "Somebody may ask whether you've done something to your hair when what you've done is make up your mind.",
        },
        {
          says: 'You may leave out a detail that you always mention when you meet new people, without having planned to.',
        },
      ],
      use: [
        {
          says: "Changes that need nobody's approval take root easily, such as an earlier bedtime or a different first answer.",
        },
      ],
      task: [
        'Choose one thing about how you show up, and keep at it for four weeks without announcing it.',
        'Retire one sentence that you always use to describe yourself.',
      ],
    },
    2: {
      does: [
        {
          says: 'You start over with something you own or earn, in a sum too modest to impress anyone.',
        },
        {
          says: 'Your idea of what your time is worth begins to shift, though only by an inch at first.',
        },
      ],
      shows: [
        {
          says: "You may look at a price you've charged for years and feel, for the first time, that it's low.",
        },
        {
          says: 'Something you already own could turn out to be exactly what you were about to order.',
        },
      ],
      use: [
        {
          says: 'Four weeks are long enough to find out what you spend without noticing. Looking costs nothing.',
        },
      ],
      task: [
        'Keep a note of everything you buy for four weeks, with no plan to improve.',
        "Tell one person that you're available for the work people keep asking you to do as a favor.",
      ],
    },
    3: {
      does: [
        {
          says: "You open a conversation that will take about four weeks to get where it's going.",
        },
        {
          says: "A new voice comes into your ordinary days, possibly somebody you've walked past for years.",
        },
      ],
      shows: [
        { says: 'A two-line message to a relative or a neighbor may be the first of many.' },
        { says: "You may take another route to work and find a place you'd like to go back to." },
      ],
      use: [
        {
          says: "Regular contact is easy to set up at the start of something, when two lines are all that's expected.",
        },
      ],
      task: [
        "Write to the person you'd like to hear from more, and keep it short enough to be answered standing up.",
        'Sign up for the class that other people keep telling you about.',
      ],
    },
    4: {
      does: [
        { says: 'You start something at home that only the people who live there will notice.' },
        {
          says: 'A new chapter with your family opens quietly, possibly with nothing more than a change of plans.',
        },
      ],
      shows: [
        {
          says: "You may stand in a room you've lived in for years and see at last where the table ought to go.",
        },
        { says: 'A relative may call with a small question and stay on the line for an hour.' },
      ],
      use: [
        { says: 'Household habits change without a fight as long as they change one at a time.' },
      ],
      task: [
        'Give one corner of the place you live a new purpose, and leave the other corners alone.',
        'Set a regular time to call the relative you mostly hear about from others.',
      ],
    },
    5: {
      does: [
        { says: "You want to play at something again, although you don't yet know how seriously." },
        {
          says: 'A flirtation or a hobby gets its first hour of your attention. It may get a good deal more by the end of the month.',
        },
      ],
      shows: [
        { says: 'You may buy the cheap version of the equipment, just to see.' },
        {
          says: "Somebody might laugh at something you made, at the very place where you'd hoped they would.",
        },
      ],
      use: [
        {
          says: "You're allowed to be bad at what you enjoy for the next four weeks, which is how people get good at things.",
        },
      ],
      task: [
        "Make one thing that has no use, and don't show it to anyone for a week.",
        'Ask someone along for an afternoon that has no program.',
      ],
    },
    6: {
      does: [
        { says: 'You start over with your days, at the level of alarms and lunches.' },
        {
          says: 'A new task or a new coworker arrives, around which your routine gradually rearranges itself.',
        },
      ],
      shows: [
        { says: 'You may get up fifteen minutes earlier and be surprised at who else is awake.' },
        {
          says: 'Somebody at work might show you a shortcut that makes an hour of your week unnecessary.',
        },
      ],
      use: [{ says: "Habits stick now if they're small enough to be kept up on your worst day." }],
      task: [
        'Choose the ten-minute thing that would make every workday easier, and do it for four weeks running.',
        'Hand over one chore for good, along with the instructions.',
      ],
    },
    7: {
      does: [
        {
          says: 'You begin something with one other person, or you begin again with the one you have.',
        },
        {
          says: 'The terms between you and somebody close are open for a few weeks before they set.',
        },
      ],
      shows: [
        {
          says: "A partner or a roommate may suggest doing an ordinary thing differently, with better results than you'd expected.",
        },
        {
          says: "You could meet a person over a practical matter and stay in touch long after it's settled.",
        },
      ],
      use: [
        {
          says: 'Agreements are easiest to make at the start, before anyone has something to defend.',
        },
      ],
      task: [
        "Ask somebody close what they'd like more of in the coming month, and begin with that.",
        'Propose one regular thing for the two of you, and settle which evening it will be.',
      ],
    },
    8: {
      does: [
        {
          says: 'You begin to trust somebody with a little more than before, or they begin to trust you.',
        },
        { says: 'A joint account or a long-standing favor starts on a clean page.' },
      ],
      shows: [
        {
          says: 'A form with two signature lines may land in front of you, in perfectly friendly circumstances.',
        },
        { says: "You may tell somebody a fact about yourself that you've never said out loud." },
      ],
      use: [
        {
          says: 'Subjects that two people have been avoiding can be opened gently now, one question at a time.',
        },
      ],
      task: [
        "Ask the other person to show you how the joint thing works that you've always left to them.",
        'Pay back one small thing that the lender may have forgotten.',
      ],
    },
    9: {
      does: [
        {
          says: "Your curiosity sets off for somewhere, with about four weeks' head start on the rest of you.",
        },
        {
          says: 'A subject or a place that was never any of your business begins to interest you.',
        },
      ],
      shows: [
        { says: "You may look up how long the flight takes before you've looked at a calendar." },
        {
          says: 'You might leave a museum or a lecture with a question that you want to read up on.',
        },
      ],
      use: [
        {
          says: "Beginners are at an advantage for once, since you don't mind being one at present.",
        },
      ],
      task: [
        'Read the first thirty pages of something outside your field.',
        'Find out what the trip or the course would take, down to the dates.',
      ],
    },
    10: {
      does: [
        {
          says: "You take a first step in your work that won't be on anyone's agenda for a while.",
        },
        {
          says: "You start to aim at something. It's still private enough for you to change your mind.",
        },
      ],
      shows: [
        {
          says: 'You may say "I\'d be interested" in a hallway and forget about it until it\'s repeated back to you.',
        },
        { says: 'A person two levels up might learn your name over a very small matter.' },
      ],
      use: [
        {
          says: 'An ambition that gets put in writing now has four weeks to become something you could discuss.',
        },
      ],
      task: [
        "Write down the job title you'd like, and find one person who has it.",
        'Ask for a small piece of work that shows what you can do.',
      ],
    },
    11: {
      does: [
        {
          says: "You find your way into a group, or a hope that you'd kept to yourself finds company.",
        },
        {
          says: 'New people come into your circle one at a time, usually through somebody you already know.',
        },
      ],
      shows: [
        {
          says: "A friend may add you to a chat you didn't ask for, which you'll have grown fond of within the month.",
        },
        {
          says: "You might discover that a coworker spends weekends doing exactly what you've wanted to try.",
        },
      ],
      use: [
        { says: "A hope gets likelier each time you mention it to somebody who'd enjoy helping." },
      ],
      task: [
        'Turn up once where people meet who like what you like.',
        "Tell two friends one hope of yours, and ask each of them what they'd do first.",
      ],
    },
    12: {
      does: [
        {
          says: "You begin something that no one will know about for a while. It's better off unobserved.",
        },
        {
          says: "You notice how tired you are, or how much you've been alone in company. Both can be changed quietly.",
        },
      ],
      shows: [
        { says: 'You may go to bed early and wake up before dawn with a clear idea.' },
        {
          says: 'An old worry could return for an evening and leave again without having been discussed.',
        },
      ],
      use: [{ says: 'Time alone does more for you over the next four weeks than advice would.' }],
      task: [
        "Keep one evening a week free for the next four, and tell people you're busy.",
        "Start a notebook that you'd never leave lying around.",
      ],
    },
  },
  full: {
    1: {
      does: [
        { says: 'Your own wishes are so visible that other people bring them up before you do.' },
        {
          says: "You can see how much you've lately done for everybody else, and it's rather more than you've done for yourself.",
        },
      ],
      shows: [
        { says: 'You may answer "What would you like?" at once and startle the person who asked.' },
        {
          says: "Somebody close may tell you how you've seemed lately and be right on the main point.",
        },
      ],
      use: [
        {
          says: 'You can judge how far a change in yourself has come since you began it about half a year ago.',
        },
      ],
      task: [
        "Take the larger half of something, and don't explain why.",
        "Ask one honest person what you've been like to be around.",
      ],
    },
    2: {
      does: [
        { says: 'You see what the work has brought in, as a number you can look at.' },
        {
          says: "A feeling about money or possessions comes to a head. Under it is usually the question of whether you're appreciated.",
        },
      ],
      shows: [
        {
          says: "Your mood may follow a payment more closely than you'd like, whether it comes in or stays out.",
        },
        { says: 'You could open a closet and face everything you once absolutely had to have.' },
      ],
      use: [
        { says: "The gap between what a thing cost and what it's worth to you is easy to see." },
      ],
      task: [
        "Find a new owner for the most expensive thing you don't use.",
        "Tell the person who needs to know what you'd charge, as one number.",
      ],
    },
    3: {
      does: [
        { says: 'Something that has been half said for weeks gets said whole.' },
        {
          says: 'All the messages come due at once. Somewhere among them is the one that matters.',
        },
      ],
      shows: [
        {
          says: "You and a sibling or neighbor may finally reach the point you've both been talking around.",
        },
        { says: 'You might delete three drafts of the same message and just call.' },
      ],
      use: [
        {
          says: 'Talk that keeps repeating itself can be ended, because everybody has heard everything.',
        },
      ],
      task: [
        "Finish one conversation that you've left hanging, in person if you can.",
        'Put your phone away at eight in the evening, and let the rest of it come in unread.',
      ],
    },
    4: {
      does: [
        {
          says: 'What you feel about home comes up in full, including the part that you usually manage by staying busy.',
        },
        {
          says: 'Something about where you live, or with whom, has ripened to the point where it wants an answer.',
        },
      ],
      shows: [
        {
          says: 'Everyone under your roof may want the bathroom and the last word in the same half hour.',
        },
        {
          says: "You may come home after a good day at work to people who've had a different one.",
        },
      ],
      use: [
        {
          says: "Family moods are out in the open, where they're simpler to answer than when you have to guess.",
        },
      ],
      task: [
        'Get everyone you live with around one table, with the phones in another room.',
        'Finish the repair at home that has been nine-tenths done for months.',
      ],
    },
    5: {
      does: [
        { says: "You know whether you're having fun. So does everyone around you." },
        { says: 'A romance, or a piece of work you love, reaches the point where people see it.' },
      ],
      shows: [
        { says: "You may be the last to leave a party that you hadn't wanted to go to." },
        {
          says: "A child or a crush could claim all of your attention on the evening you'd promised to your friends.",
        },
      ],
      use: [
        {
          says: 'Applause tells you something now, as long as you count only the people whose taste you trust.',
        },
      ],
      task: [
        "Show the thing you've been making to the people you've been making it for.",
        'Dance or play or sing long enough to lose track of the time.',
      ],
    },
    6: {
      does: [
        {
          says: 'You notice everything that has been piled on your days when one more small task proves to be one too many.',
        },
        {
          says: "Work you've done quietly for months becomes visible. People also see who hasn't been doing theirs.",
        },
      ],
      shows: [
        {
          says: 'You may go through your task list and find that half of it belongs to somebody else.',
        },
        { says: 'A coworker may mention a job of yours that you assumed nobody had ever noticed.' },
      ],
      use: [
        {
          says: "The part of your routine that doesn't work is easy to find, since it's the part that has already slipped.",
        },
      ],
      task: [
        'Take one recurring task off your calendar, and see who asks about it.',
        'Finish the last ten percent of a job before you accept another one.',
      ],
    },
    7: {
      does: [
        { says: 'You see the other person clearly. They have an equally good view of you.' },
        {
          says: "The question of what's fair between two people comes to a head, usually over something as small as who drove last.",
        },
      ],
      shows: [
        { says: "A partner or a friend may say what they've been waiting for you to notice." },
        {
          says: 'You might catch yourself arguing both sides and find that theirs is rather good.',
        },
      ],
      use: [
        {
          says: 'A relationship can be seen whole for a few days, with its affection and its bookkeeping side by side.',
        },
      ],
      task: [
        "Tell the person across from you one thing they get right that you've never mentioned.",
        "Give way on the small matter, and say plainly where you won't on the larger one.",
      ],
    },
    8: {
      does: [
        {
          says: "What you owe and what you're owed become clear at the same time, feelings included.",
        },
        { says: 'A secret or a shared expense gets to the point where it has to be talked about.' },
      ],
      shows: [
        {
          says: 'You may learn what an old arrangement with somebody has really cost, and feel mostly relief.',
        },
        { says: "Somebody could come out with the thing they've been hinting at for half a year." },
      ],
      use: [
        {
          says: 'The facts are within reach, and knowing them is less tiring than suspecting them was.',
        },
      ],
      task: [
        'Close one account with somebody, whether it was kept in money or in grudges.',
        "Tell the other person what you're afraid they'd say if you asked, and then ask.",
      ],
    },
    9: {
      does: [
        { says: "You've gone as far as you can with what you know, and you feel the edge of it." },
        { says: "A belief of yours meets a fact that doesn't fit it. Both deserve a hearing." },
      ],
      shows: [
        { says: "You may get word from far away, or realize that you've been waiting for some." },
        {
          says: "You might notice in the middle of a discussion that you no longer believe what you're saying.",
        },
      ],
      use: [{ says: 'A long effort to learn or understand something shows what it has come to.' }],
      task: [
        "Explain what you believe to somebody who doesn't, without trying to convince them.",
        'Write the last page of the report or the application, and leave the first page for afterward.',
      ],
    },
    10: {
      does: [
        { says: 'Your work is on view, so you find out what people think you do all day.' },
        {
          says: 'A public matter comes to a head at the hour when your family would have liked to see you.',
        },
      ],
      shows: [
        {
          says: 'You may be praised for the wrong thing and have to decide whether to correct it.',
        },
        {
          says: "Somebody with a say in your future might bring up a result you'd stopped expecting.",
        },
      ],
      use: [
        {
          says: "The past six months' work shows clearly enough to tell you whether the direction is right.",
        },
      ],
      task: [
        'Take the credit for one thing you did, in front of the person who thinks somebody else did it.',
        "Leave work in daylight once, and be where you're expected at home.",
      ],
    },
    11: {
      does: [
        { says: 'You find out who your friends are by seeing who answers.' },
        {
          says: "A group effort gets its result, and you reach the limit of what you'll put up with from one of its members.",
        },
      ],
      shows: [
        {
          says: "You may look around a party and realize that you've outgrown it, or else how much you'd missed it.",
        },
        {
          says: 'The group chat could decide in ten minutes what it has been discussing since the last holiday.',
        },
      ],
      use: [
        {
          says: "A hope can be measured against what has actually come of it, which may be more than you've given it credit for.",
        },
      ],
      task: [
        'Organize something for the friend who always organizes things.',
        "Leave the group chat that you've had on mute for months.",
      ],
    },
    12: {
      does: [
        { says: "Something you've kept from yourself comes close enough to look at." },
        {
          says: "You've absorbed more of other people's business than you knew. It shows as tiredness.",
        },
      ],
      shows: [
        { says: 'You may dream vividly, or lie awake with a conversation you had years ago.' },
        { says: 'A person who rarely opens up might do it with you, at an inconvenient hour.' },
      ],
      use: [
        {
          says: "What you've finished with inwardly can be let go of now without any announcement.",
        },
      ],
      task: [
        'Cancel one thing, and spend the hour on your back.',
        "Forgive somebody who'll never know that you were angry.",
      ],
    },
  },
  'solar-eclipse': {
    1: {
      does: [
        {
          says: "You start over as yourself, on a scale that one month can't hold. The next half year fills it in.",
        },
        {
          says: "You've outgrown a certain version of yourself, though you haven't introduced the new one to anybody yet.",
        },
      ],
      shows: [
        {
          says: "You may be treated as a beginner somewhere you've been for years, and find it restful.",
        },
        { says: 'A photo of you from last year could look like a relative.' },
      ],
      use: [
        {
          says: "Decisions about who you are reach a long way now, so they're worth making slowly.",
        },
      ],
      task: [
        "Write down how you'd like to be described half a year from now, and by whom.",
        'Say no to one thing that only your former self would have enjoyed.',
      ],
    },
    2: {
      does: [
        { says: 'Over the coming months you sort out what you live on from what you live for.' },
        {
          says: 'One source of security changes, while another starts so small that you could overlook it.',
        },
      ],
      shows: [
        { says: "A question about what you'd want to be paid may keep you busy for weeks." },
        { says: 'You could realize that something you own takes up a good part of your weekend.' },
      ],
      use: [
        {
          says: 'The coming half year is long enough to build up something of your own from a very small first amount.',
        },
      ],
      task: [
        'List what you could live without, and let the list lie for a month before you act on it.',
        "Spend an hour a week on the skill you'd most like to be paid for, from now until the season changes.",
      ],
    },
    3: {
      does: [
        {
          says: 'You begin to talk about your life in different terms, which other people will have picked up within half a year.',
        },
        { says: 'A line of contact opens that will come to carry more than it was meant for.' },
      ],
      shows: [
        {
          says: 'A sibling, or someone from a street where you used to live, may be part of your days by next season.',
        },
        {
          says: 'You might stop in the middle of a story you always tell, having lost interest in the ending.',
        },
      ],
      use: [
        {
          says: 'Subjects that take months to learn have the months they need, a language above all.',
        },
      ],
      task: [
        "Start the conversation that you'd like to be in the middle of by next season.",
        'Book the first lesson in something that nobody learns in under half a year.',
      ],
    },
    4: {
      does: [
        {
          says: 'The question of where you belong is open, with about half a year to answer it in.',
        },
        {
          says: 'A household changes its shape, because someone arrives or because a room becomes free.',
        },
      ],
      shows: [
        {
          says: "You may look at listings in a neighborhood you've never considered, purely out of interest.",
        },
        {
          says: 'A family story could come up in a version that changes how you see two or three people in it.',
        },
      ],
      use: [
        { says: 'Groundwork can be done for a home life that nobody will see before next season.' },
      ],
      task: [
        'Ask the oldest person in your family how they came to live where they live.',
        "Decide what you'd want to have in any home, and look after that part of this one first.",
      ],
    },
    5: {
      does: [
        {
          says: 'You fall for something or someone, with consequences that take several months to unfold.',
        },
        {
          says: 'You get a new start with what you do for love, as opposed to what you do for credit.',
        },
      ],
      shows: [
        { says: 'You may begin a thing as a joke and be invited to do it again.' },
        {
          says: "A child, yours or somebody else's, could ask a question that changes your plans for the season.",
        },
      ],
      use: [{ says: "A talent you've neglected has half a year to wake up and become good." }],
      task: [
        'Reserve the same two hours each week for what you love, until the season has changed.',
        "Let yourself be seen enjoying something that isn't supposed to be your style.",
      ],
    },
    6: {
      does: [
        {
          says: "Your working day begins to change its shape. By next season you'd hardly recognize the old one.",
        },
        {
          says: "You're finished with one way of working some time before anyone puts it in writing.",
        },
      ],
      shows: [
        { says: 'You may be handed a temporary task that turns out to be the start of something.' },
        {
          says: 'You might begin waking up at another hour, with no wish to go back to the old one.',
        },
      ],
      use: [
        {
          says: 'Whatever system you set up now will carry you for months, so the dull parts deserve the most thought.',
        },
      ],
      task: [
        'Draw up your ordinary working day from nothing, and change one hour of it right away.',
        'Train the person who will do it in your place.',
      ],
    },
    7: {
      does: [
        {
          says: 'Somebody enters your life, or changes places in it, with effects that last for months.',
        },
        {
          says: 'You begin to be a different kind of partner. The other person may be the first to be confused.',
        },
      ],
      shows: [
        { says: 'A chance meeting may look like nothing much and still matter half a year later.' },
        {
          says: 'You might discover that an arrangement between two people has turned into a commitment, though neither ever said so.',
        },
      ],
      use: [
        {
          says: 'Promises made or renewed now are going to be in use for a long time, so the terms should be ones you like.',
        },
      ],
      task: [
        "Tell somebody what you'd want from the next year with them.",
        "Do one thing by yourself that you've only ever done as half of a pair.",
      ],
    },
    8: {
      does: [
        {
          says: "An old tie of money or loyalty loosens, which leaves you wondering what you'd do with the slack.",
        },
        {
          says: "You're about to share more than you have before. Getting used to it takes months.",
        },
      ],
      shows: [
        {
          says: 'A piece of paper about something held in common may set off a longer conversation.',
        },
        { says: 'You may feel oddly free after admitting a thing that had taken a lot of hiding.' },
      ],
      use: [
        {
          says: 'Half a year is about what it takes to rebuild trust properly, starting from one kept promise.',
        },
      ],
      task: [
        "Choose one thing you'd be willing to depend on somebody for, and tell them.",
        'Put your papers in such order that another person could find their way through them.',
      ],
    },
    9: {
      does: [
        {
          says: "A longer road opens than the one you were on. You get half a year to find out whether it's yours.",
        },
        { says: "Something you've always believed without checking is due for a check." },
      ],
      shows: [
        {
          says: 'An invitation to go somewhere, or to study something, may come at what seems an impractical moment.',
        },
        {
          says: "A teacher or a foreigner could say something in passing that you'll think about until next season.",
        },
      ],
      use: [
        {
          says: 'Big plans have time on their side now, provided you can bear to begin with the paperwork.',
        },
      ],
      task: [
        "Apply, even if the answer won't come for months.",
        "Spend an hour with a conviction you grew up with, and see whether you'd choose it again.",
      ],
    },
    10: {
      does: [
        { says: 'Your direction changes. For some time you may be the only one who has noticed.' },
        {
          says: 'A position near you opens or empties, and the next six months are arranged around it.',
        },
      ],
      shows: [
        {
          says: 'You may be asked to stand in for somebody and find the view from there interesting.',
        },
        { says: "The title you've worked for could suddenly look like somebody else's ambition." },
      ],
      use: [
        {
          says: 'The groundwork for a public step can be laid now, with the step itself half a year away.',
        },
      ],
      task: [
        'Decide what you want to be known for, and drop one commitment that leads elsewhere.',
        'Talk about the coming year with the person who could change it for you.',
      ],
    },
    11: {
      does: [
        {
          says: 'Your circle begins to turn over, so gradually that you notice it first by whose birthdays you remember.',
        },
        { says: 'A new aim takes hold of you. It comes with people attached.' },
      ],
      shows: [
        { says: 'You may help out once as a favor and be on the committee by next season.' },
        {
          says: "An old friend could choose a different road, with more kindness on both sides than you'd have predicted.",
        },
      ],
      use: [
        {
          says: 'A group that starts something now can do what none of its members would have managed alone.',
        },
      ],
      task: [
        'Find the people who already do what you hope to do, and make yourself useful to them.',
        'Let one friendship become occasional without calling it an ending.',
      ],
    },
    12: {
      does: [
        { says: "Something in you is winding down to make room. You can't yet say for what." },
        {
          says: 'A private chapter begins that may last until next season, in which sleep does more for you than explanations.',
        },
      ],
      shows: [
        {
          says: "You may lose your taste for an escape you've relied on for years, from one evening to the next.",
        },
        {
          says: 'People could find you harder to reach, and may have to tell you so before you notice.',
        },
      ],
      use: [
        {
          says: 'Nobody asks for results from the inner work of the next half year, which is why it gets somewhere.',
        },
      ],
      task: [
        'Keep a record of your dreams or your walks for as long as the season lasts.',
        'Stop doing one thing that you do only to avoid being alone with yourself.',
      ],
    },
  },
  'lunar-eclipse': {
    1: {
      does: [
        {
          says: "You've come to the end of being somebody you were mostly for other people's convenience.",
        },
        {
          says: 'Your feelings about yourself reach the surface. Putting them to use takes a few months.',
        },
      ],
      shows: [
        {
          says: "You may end a long-standing habit from one day to the next and wonder what you'd been waiting for.",
        },
        { says: 'Somebody could answer the new you with a sentence meant for the old one.' },
      ],
      use: [
        { says: 'You can drop a manner you no longer need without having to find a replacement.' },
      ],
      task: [
        'Stop apologizing for one trait until the season has changed.',
        "Tell the person it affects that you won't be playing that part anymore.",
      ],
    },
    2: {
      does: [
        {
          says: 'You let go of something you own or rely on, and find out over months how little you needed it.',
        },
        { says: "You see whether you've been paid enough, in money or in thanks." },
      ],
      shows: [
        {
          says: 'You may find that a thing you saved up for gives you no pleasure, and be able to laugh about it.',
        },
        {
          says: 'A membership or a standing expense could come to its natural end, leaving you to wonder what it was for.',
        },
      ],
      use: [
        {
          says: 'You can stop proving your worth with what you own, which may take the next few months to sink in.',
        },
      ],
      task: [
        'Part with one thing that stands for a success you no longer care about.',
        "Work out what you'd do with your working hours if all of them paid the same.",
      ],
    },
    3: {
      does: [
        {
          says: "Something comes out in words that can't be taken back. You may find that you don't want them back.",
        },
        {
          says: "A conversation you've been having for years, if only in your head, comes to its end.",
        },
      ],
      shows: [
        { says: 'You may hear the missing half of a story from a neighbor or a cousin.' },
        {
          says: "A contact that has been dwindling could stop, leaving a silence that's friendlier than the messages were.",
        },
      ],
      use: [
        {
          says: 'Old misunderstandings can be cleared up for good, since the last fact has turned up.',
        },
      ],
      task: [
        "Say the sentence you've been editing for months, in its first version.",
        'Unsubscribe from everything for a season, and see what you miss.',
      ],
    },
    4: {
      does: [
        {
          says: 'Something at home has run its course, and the feelings about it arrive all together.',
        },
        {
          says: 'You see your family, or the place you live, as it has become over the past few years.',
        },
      ],
      shows: [
        {
          says: 'You may pack up a room and be more moved by the marks on the wall than by the furniture.',
        },
        { says: "Someone you live with could announce a plan that you'd half known about." },
      ],
      use: [
        {
          says: 'An old duty at home can be put down over the coming months without anyone being abandoned.',
        },
      ],
      task: [
        'Take a picture of the place as it is now, and then change it.',
        "Tell your family what you won't be organizing from now on.",
      ],
    },
    5: {
      does: [
        { says: 'A pastime or a love affair shows you how much life is left in it.' },
        {
          says: 'You stop performing for somebody, and need a few months to learn what you enjoy without them.',
        },
      ],
      shows: [
        {
          says: "You may take an instrument or a pair of skates out of the closet and know at once whether you'll keep them.",
        },
        {
          says: 'Something as slight as a shoe size could show you all at once how much a child has grown.',
        },
      ],
      use: [{ says: "Something you've made can be called finished, with its flaws in it." }],
      task: [
        'Declare one creative thing done, and show it to someone within the week.',
        'Break off a game that stopped being fun for both of you.',
      ],
    },
    6: {
      does: [
        {
          says: 'A way of working has come to its limit. You feel it in your shoulders before you see it in the results.',
        },
        {
          says: 'You took on your duties one by one. Now you see them all together, and some of them are no longer yours.',
        },
      ],
      shows: [
        {
          says: "You may be told that a procedure you've kept going for years was dropped some time ago.",
        },
        {
          says: 'A coworker could leave, and you may realize how much of the day was built around them.',
        },
      ],
      use: [
        {
          says: 'A habit that has served its time can be ended over these months, with its hour given to something kinder.',
        },
      ],
      task: [
        'Give notice on one duty, with a date some weeks away.',
        'Stop one report or routine without announcing it, and wait to see who misses it.',
      ],
    },
    7: {
      does: [
        { says: 'You find out where you stand with someone, as they do with you.' },
        {
          says: "An unspoken arrangement between two people runs out. Over the next months it's either renewed or let go.",
        },
      ],
      shows: [
        { says: 'You may say "we" in conversation and be asked who you mean.' },
        {
          says: 'Somebody could step back from you, or come a step closer, without either of you having planned it.',
        },
      ],
      use: [
        {
          says: "You can take back what you've let another person carry for you, in all friendliness.",
        },
      ],
      task: [
        "Ask the question about the two of you that you've been hoping they'd answer unasked.",
        "Return what belongs to somebody you're no longer close to, with a friendly line.",
      ],
    },
    8: {
      does: [
        {
          says: 'A debt is settled, or it becomes clear that it never will be. Either one frees you.',
        },
        {
          says: 'Something hidden between you and others comes to light, and takes a season to digest.',
        },
      ],
      shows: [
        { says: 'You may come across an old message that explains two years in one line.' },
        { says: "You could notice that you've stopped hoping somebody will be sorry." },
      ],
      use: [
        {
          says: "You can separate what's yours from what you've been looking after for someone else.",
        },
      ],
      task: [
        "Tell the owner of a secret that you won't be keeping it any longer.",
        "Write down what you've gained from a loss, even if it's a short list.",
      ],
    },
    9: {
      does: [
        {
          says: "You've outgrown an answer, which leaves the question open again for several months.",
        },
        {
          says: 'A course of study or a long argument comes to its end. You can say what it was for.',
        },
      ],
      shows: [
        { says: 'You may take down a quotation that has hung over your desk for years.' },
        { says: 'Somebody you look up to could turn out to be wrong in an ordinary way.' },
      ],
      use: [
        {
          says: "You can look at something you've idealized from close up, and keep what you still like.",
        },
      ],
      task: [
        'Say "I used to think so" about one thing in front of other people.',
        'Finish the last chapter or the last requirement before the season is out.',
      ],
    },
    10: {
      does: [
        {
          says: "A piece of work is done, or you're done with it. People see the result before you've decided how to feel.",
        },
        {
          says: "What you've been climbing toward is near enough to inspect, which may change your mind about it.",
        },
      ],
      shows: [
        {
          says: "You may be thanked at some length for a role you've already left in your thoughts.",
        },
        {
          says: 'A change at the top of the place where you work could make your own next move obvious.',
        },
      ],
      use: [
        {
          says: 'A reputation can be corrected in the coming months, while people are paying attention anyway.',
        },
      ],
      task: [
        "Resign from one role you hold only because it's an honor.",
        'Tell the people at home what the job has been costing them, before they tell you.',
      ],
    },
    11: {
      does: [
        {
          says: "A group you've belonged to changes for good, and you feel where your loyalty has been all along.",
        },
        {
          says: 'You see that one of your hopes came true some time ago, and that you can stop waiting for another.',
        },
      ],
      shows: [
        { says: "You may get a message from a friend you'd counted as lost, or send one." },
        {
          says: 'A gathering could feel like the last of its kind, with everybody staying longer than usual.',
        },
      ],
      use: [
        {
          says: 'You can leave a circle without a quarrel now, and keep the two people in it you love.',
        },
      ],
      task: [
        "Hand on the job you've been doing for the group.",
        'Write to the friend who knew you when the hope was new.',
      ],
    },
    12: {
      does: [
        {
          says: "Something that has worked on you from out of sight can be seen. It's smaller than its effects.",
        },
        {
          says: "You come to the end of a long inward stretch, and there's a good deal of feeling waiting at the end of it.",
        },
      ],
      shows: [
        {
          says: "You may cry at something unimportant and feel an hour later that you'd needed to for months.",
        },
        { says: "Something you've kept quiet about could be known already, and long forgiven." },
      ],
      use: [
        {
          says: 'Over the coming months you can stop guarding something that nobody is trying to take.',
        },
      ],
      task: [
        "Tell one person what you've been carrying, and let them ask only one question.",
        'Clear out the place where you put things so as not to see them.',
      ],
    },
  },
}

/** What a new or full Moon does to a point of the birth chart within 3 degrees. */
export const lunationsOn: Record<'new' | 'full', Record<NatalPoint, TransitMeaning>> = {
  new: {
    sun: {
      does: [
        { says: 'Your own year starts over along with the month, within days of your birthday.' },
        {
          says: 'You can set your purpose again from the beginning, without having to square it with the last one.',
        },
      ],
      shows: [
        {
          says: 'You may wake up knowing what you want from the coming year, in a sentence short enough to be embarrassing.',
        },
      ],
      use: [
        {
          says: 'What you decide about your direction in these days is likely to hold until your next birthday.',
        },
      ],
      task: [
        "Write one sentence about what the year is for, and put it where you'll come across it in six months.",
      ],
    },
    moon: {
      does: [
        {
          says: "Your feelings go back to zero, so you notice what you need before you notice what's expected.",
        },
        {
          says: 'You begin to look after yourself in a slightly different way, which nobody around you will register for weeks.',
        },
      ],
      shows: [
        {
          says: 'You may eat something you loved as a child and decide to keep some in the kitchen again.',
        },
      ],
      use: [
        {
          says: 'A new way of resting, or of living with people, needs no more than one evening to try out.',
        },
      ],
      task: ['Do one comforting thing on purpose, and repeat it four weeks from now.'],
    },
    mercury: {
      does: [
        {
          says: "You get a fresh page to think on. The first thought on it isn't one of the old ones.",
        },
        {
          says: 'A subject takes hold of your mind for the next four weeks, whether or not you have time for it.',
        },
      ],
      shows: [
        { says: 'You may ask a question out of mere politeness and come away with a project.' },
      ],
      use: [
        {
          says: 'A plan or a text that you begin now is easy to go on with, even if the first page is rough.',
        },
      ],
      task: ['Open an empty file, and fill the first page before you give it a title.'],
    },
    venus: {
      does: [
        {
          says: "You start to like somebody or something, or you see what you've liked all along in a new light.",
        },
        { says: 'Your taste takes a step forward before your closet has heard about it.' },
      ],
      shows: [
        {
          says: "You may like somebody at first sight who isn't anything you've ever been looking for.",
        },
      ],
      use: [
        {
          says: 'Friendships and pleasures that begin now do well in little doses, with no definitions.',
        },
      ],
      task: ["Pay one compliment you mean to a person you don't know well yet."],
    },
    mars: {
      does: [
        { says: 'A new supply of drive comes in, still without a target.' },
        { says: 'You begin to want something enough to be a nuisance about it.' },
      ],
      shows: [
        { says: 'You may do the first part of a hard task simply because your hands were idle.' },
      ],
      use: [
        {
          says: 'Physical projects begun now, such as a training plan, get past their first week.',
        },
      ],
      task: [
        "Start the thing you'd have to fight for, in a place where there's nobody to fight yet.",
      ],
    },
    jupiter: {
      does: [
        { says: "You begin to hope for more, on no better evidence than a good night's sleep." },
        {
          says: 'An opportunity is at its smallest, when it still looks like an errand or a favor.',
        },
      ],
      shows: [
        {
          says: 'Somebody may mention an opening in half a sentence. Asking for the other half could be worth it.',
        },
      ],
      use: [
        {
          says: 'Anything that needs to be believed in beforehand gets that from you for the next four weeks.',
        },
      ],
      task: ['Follow up one lead that looks too slight to follow.'],
    },
    saturn: {
      does: [
        {
          says: 'You take up a duty by choice, which feels very different from having one left to you.',
        },
        { says: 'You begin a long job at the pace of somebody who intends to finish.' },
      ],
      shows: [
        {
          says: "You may count the years a thing would take and discover that the number doesn't put you off.",
        },
      ],
      use: [
        {
          says: 'Discipline that starts with a quarter of an hour a day is likely to be there a month later.',
        },
      ],
      task: ['Commit to one small rule for four weeks, and tell nobody what it is.'],
    },
    uranus: {
      does: [
        {
          says: 'You feel the first tug of wanting things otherwise, before you could say which things.',
        },
        { says: 'You start something unplanned, somewhat to your own surprise.' },
      ],
      shows: [{ says: "You may agree to a thing that isn't like you and look forward to it." }],
      use: [
        {
          says: 'An experiment costs least at the start, when no one has come to depend on the outcome.',
        },
      ],
      task: ['Try the opposite of your usual method for one week.'],
    },
    neptune: {
      does: [
        { says: 'You begin to dream of something, which does better for now without questions.' },
        {
          says: "Moods and other people's troubles get through to you more easily for a few weeks, as do good ideas.",
        },
      ],
      shows: [
        { says: "You may have a melody or a picture in your head before you're properly awake." },
      ],
      use: [{ says: 'Ideas can be collected for the next four weeks and judged after that.' }],
      task: ['Give ten minutes a day to looking out of a window, and note what comes.'],
    },
    pluto: {
      does: [
        {
          says: "A strong wish starts underground. For the time being you're the only one who feels it.",
        },
        { says: "You find the will to change something you'd accepted as part of you." },
      ],
      shows: [
        {
          says: "You may clear out one old file with unusual thoroughness and know that it's the first of many.",
        },
      ],
      use: [
        {
          says: 'A hard change goes better in private, as long as it has no name for other people to discuss.',
        },
      ],
      task: [
        "Decide on one thing you're done with, and act on it for a month before you mention it.",
      ],
    },
    asc: {
      does: [
        {
          says: 'You walk in differently. Within four weeks people will have forgotten the way you used to.',
        },
        { says: 'You begin something that has your face on it, so the tone is yours to set.' },
      ],
      shows: [
        {
          says: "A stranger's first impression of you may be kinder than the one you'd have written.",
        },
      ],
      use: [
        { says: 'First days set the pattern for what follows, which is in your favor just now.' },
      ],
      task: ['Introduce yourself somewhere with the name and the job you want to go by.'],
    },
    mc: {
      does: [
        {
          says: 'Your work gets a new starting point, in a place where the right people will eventually look.',
        },
        { says: 'You begin to be known for something, by about three people at first.' },
      ],
      shows: [
        {
          says: 'A brief exchange with someone influential may end with them writing down your name.',
        },
      ],
      use: [
        { says: 'A public plan set down now has a month to grow before it has to be defended.' },
      ],
      task: ["Put one career step in writing, with a date on it, for somebody who's going to ask."],
    },
  },
  full: {
    sun: {
      does: [
        { says: 'Half a year from your birthday, you see how your year is turning out.' },
        {
          says: "You feel the full size of what you want, along with the full size of what's wanted from you.",
        },
      ],
      shows: [
        {
          says: 'Somebody may do exactly what you do, in the tone you do it in, until you have to laugh.',
        },
      ],
      use: [
        {
          says: 'The middle of your own year is the right place for a correction, while half of it is left.',
        },
      ],
      task: [
        'Look at what you meant to do by your next birthday, and cross out one item with a good conscience.',
      ],
    },
    moon: {
      does: [
        { says: 'You feel everything at once. None of it is new to you.' },
        {
          says: "A need you've been sensible about stops being sensible and gets your full attention.",
        },
      ],
      shows: [
        { says: 'You may laugh until you cry, or the other way around, and feel better for days.' },
      ],
      use: [{ says: "You can read your own heart easily at present, without anybody's help." }],
      task: ["Tell somebody who loves you what you've been missing."],
    },
    mercury: {
      does: [
        { says: "You know what you think, because you've just heard yourself say it." },
        {
          says: 'You have all the information at last. The final piece comes by way of an offhand remark.',
        },
      ],
      shows: [
        {
          says: 'You may think of the right answer in the shower and find that it survives breakfast.',
        },
      ],
      use: [{ says: "A matter you've been going over for weeks can be put into its final words." }],
      task: ['Read your latest draft to one listener, and send it after the second reading.'],
    },
    venus: {
      does: [
        {
          says: 'You find out how much you like somebody, partly by how you feel when they leave the room.',
        },
        {
          says: 'You want it said. Hints have stopped being enough for you, however charming they are.',
        },
      ],
      shows: [
        {
          says: 'A friend may tell you what you mean to them and leave you not knowing where to put your hands.',
        },
      ],
      use: [
        {
          says: "What pleases you is easy to tell apart from what you've only been putting up with.",
        },
      ],
      task: ["Give a yes or a no to the invitation you've answered with maybe."],
    },
    mars: {
      does: [
        { says: 'Anger or desire that has been building for weeks wants out by the shortest way.' },
        {
          says: 'You see what your effort has achieved. You also see who was pulling the other way.',
        },
      ],
      shows: [
        {
          says: 'You may raise your voice, with good results, and owe somebody an explanation afterward.',
        },
      ],
      use: [
        {
          says: "A contest can be brought to its end, because everybody's strength is in plain sight.",
        },
      ],
      task: ['Use up the heat on something heavy before you use it on somebody.'],
    },
    jupiter: {
      does: [
        {
          says: 'You see how far your luck has carried you, and where you counted on too much of it.',
        },
        {
          says: "A hope gets close enough to judge, and it's a size larger than the room you'd kept for it.",
        },
      ],
      shows: [{ says: 'You may be given more of something good than you can use in one week.' }],
      use: [
        { says: "There's enough to share at the moment, which is the best way of enjoying it." },
      ],
      task: ["Celebrate a result with the people who helped, even if it's only an interim one."],
    },
    saturn: {
      does: [
        { says: 'You see what your patience has built. You also see what it has merely put off.' },
        { says: 'A responsibility weighs its full weight, which is at least a definite amount.' },
      ],
      shows: [
        {
          says: 'Somebody may ask how you manage it all, and you may be tempted for once to tell them.',
        },
      ],
      use: [
        {
          says: 'The results of slow work can be inspected, so you know which of them you can build on.',
        },
      ],
      task: ['Mark the end of a long effort with something other than the start of the next one.'],
    },
    uranus: {
      does: [
        { says: 'The part of you that has been restless for weeks says out loud what it wants.' },
        { says: 'A tension that everyone had got used to breaks, with a quarrel or a joke.' },
      ],
      shows: [
        {
          says: 'You may break with a routine in public and find that half the room had wanted to.',
        },
      ],
      use: [{ says: 'Truths that have waited for a polite moment can do without one.' }],
      task: [
        'Do the liberating thing in its smallest form, and sleep before you do the large one.',
      ],
    },
    neptune: {
      does: [
        {
          says: 'You can hardly tell what you feel from what the people around you feel, least of all in company.',
        },
        { says: "A longing reaches its height. It may be lovelier than whatever it's for." },
      ],
      shows: [{ says: "You may hear what you'd hoped to hear in a perfectly neutral remark." }],
      use: [
        {
          says: "Strong feeling that's of no practical use is well spent on a concert or a night walk.",
        },
      ],
      task: ['Enjoy the illusion for an evening, and check one fact after breakfast.'],
    },
    pluto: {
      does: [
        { says: "You see the whole of something you've known only by its pull on you." },
        { says: 'A struggle over who decides comes to a head, and can end there.' },
      ],
      shows: [
        { says: 'Somebody may show how much power you have over them, without having meant to.' },
      ],
      use: [
        {
          says: "What you've kept down is up. Looking at it takes less out of you than the keeping did.",
        },
      ],
      task: ['Say the truth that everyone has been stepping over, in one calm sentence.'],
    },
    asc: {
      does: [
        { says: "Everyone sees you, including the side that you'd usually keep out of sight." },
        { says: "You notice in people's faces what you've been to them over the past months." },
      ],
      shows: [
        {
          says: "A third person in one week may remark on your mood, so there's probably something to it.",
        },
      ],
      use: [
        { says: "You can take up your full space, and tell by the reactions who's glad of it." },
      ],
      task: ['Accept the next photo or the next thanks without making a face.'],
    },
    mc: {
      does: [
        { says: "Your work is lit from all sides, so people compare it with what you'd promised." },
        {
          says: "Something you've worked on gets its result in public, just when the people at home would like to know when you'll be there.",
        },
      ],
      shows: [
        {
          says: 'Somebody important may bring up a thing you did that you thought had been forgotten.',
        },
      ],
      use: [
        {
          says: 'A career question that has hung over the past months can be answered, because all its parts are visible.',
        },
      ],
      task: ["Report what you've finished to the person who should know."],
    },
  },
}
