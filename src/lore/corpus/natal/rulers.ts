import type { House } from '../../house.ts'
import type { Wording } from '../../wording.ts'

/** Where the planet that rules the rising sign stands: what a life keeps coming back to. */
export const ascendantRulerInHouse: Record<House, Wording[]> = {
  1: [
    {
      view: 'decision',
      sentences: [
        'Advice reaches you and is thanked and filed{ref}.',
        'In the end you steer by your own nose, and even your detours look like yours.',
      ],
    },
    {
      view: 'habit',
      sentences: [
        'You are your own long project{ref}.',
        'Other people change jobs or cities when something has to move; you change your hair, your walk, your name for things, and the rest follows.',
      ],
    },
    {
      view: 'body',
      sentences: [
        'A new chapter begins for you in the way you get up from a chair{ref}.',
        'Once the posture has changed the plans come after it, and last of all you hear yourself giving reasons.',
      ],
    },
  ],
  2: [
    {
      view: 'money',
      sentences: [
        'Most of your turning points had a price tag on them{ref}.',
        'What you earn, own and can do with your hands is how you find out what you think you are worth, so it pays to check the number now and then against someone who loves you.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        'Before a large step you count what you have, and the counting itself calms you{ref}.',
        'Some of it is money, and more of it than you admit is skill.',
      ],
    },
    {
      view: 'habit',
      sentences: [
        'You trust what has grown in your own keeping{ref}.',
        'A skill, a savings book, a row of good knives: you find your way by adding to them, and lose it in months that leave nothing behind.',
      ],
    },
  ],
  3: [
    {
      view: 'habit',
      sentences: [
        'Your life turns on small trips and short messages{ref}.',
        'The important people came by way of a neighbor, a sibling or a wrong number, and the important thoughts came on foot.',
      ],
    },
    {
      view: 'memory',
      sentences: [
        'You became yourself by telling it, first at the school gate, later in notes to friends{ref}.',
        'A week in which you write nothing down is a week you can hardly find again.',
      ],
    },
    {
      view: 'friendship',
      sentences: [
        'Somebody from the same street or the same school bench has had a hand in each turn you took{ref}.',
        'You get your bearings by talking to people you did not choose, a cousin, a neighbor, a man with a timetable.',
      ],
    },
  ],
  4: [
    {
      view: 'memory',
      sentences: [
        'However far you go, the story keeps turning back to one street and one kitchen{ref}.',
        'You measure new places by whether you could be ill-tempered there in peace.',
      ],
    },
    {
      view: 'kitchen',
      sentences: [
        'You steer from home{ref}.',
        'When the rooms are right you can do nearly anything outside them, and when they are wrong no success outside makes up for it.',
      ],
    },
    {
      view: 'solitude',
      sentences: [
        'You go inward in order to go on{ref}.',
        'Before each new stretch there was a time behind drawn curtains, and people mistook it for giving up.',
      ],
    },
  ],
  5: [
    {
      view: 'love',
      sentences: [
        'You know that a path is yours when it makes you play{ref}.',
        'Where you have to be sensible for too long you fade; give you a stage, a child, a flirtation or a paint box, and you have a direction again.',
      ],
    },
    {
      view: 'habit',
      sentences: [
        'What looks like a hobby of yours is usually the main road{ref}.',
        'Look at what you did unpaid between ten and fourteen; some version of it still runs the show.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'You find out who you are in front of somebody{ref}.',
        'A game, a scene, a class of nine-year-olds: what you dare there for fun tells you later what to do in earnest.',
      ],
    },
  ],
  6: [
    {
      view: 'desk',
      sentences: [
        'You find yourself by way of the day: the desk, the walk, the order in which things are done{ref}.',
        'Give you a good routine and you are a free person, which is the opposite of what people expect when they see your calendar.',
      ],
    },
    {
      view: 'body',
      sentences: [
        'Your body tells you about a wrong turn before your judgment does{ref}.',
        'Sleep, stomach and shoulders are the first to vote, and they have been right about jobs and about people.',
      ],
    },
    {
      view: 'habit',
      sentences: [
        'The big decisions of your life looked small from outside{ref}.',
        'You changed the hour you got up, the way you ate or whom you were useful to, and some years on everyone called it a new life.',
      ],
    },
  ],
  7: [
    {
      view: 'love',
      sentences: [
        'Your biography goes by who sat opposite{ref}.',
        'With each close person you took on a town, a taste, a way of making coffee, and you became more yourself by it, not less.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        'You think best against someone{ref}.',
        'A choice that goes in circles at night is settled within one walk with a person who disagrees, and you keep such people near on purpose.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'A face has always told you more than a mirror{ref}.',
        'You arrive in a room by finding the one person to stand next to, and that choice has steered more than your plans did.',
      ],
    },
  ],
  8: [
    {
      view: 'solitude',
      sentences: [
        'Your life moves in crossings rather than in steps{ref}.',
        'Three or four times you have closed a door completely, and each time something was handed to you on the other side that you could not have earned.',
      ],
    },
    {
      view: 'quarrel',
      sentences: [
        'You end up where things are shared and therefore difficult: the joint account, the family secret, the promise with two signatures{ref}.',
        'Others avoid those rooms, and you found out early that you can see in the dark.',
      ],
    },
    {
      view: 'money',
      sentences: [
        'What others entrusted to you has shaped your road at least as much as what you earned{ref}.',
        'A legacy, a loan, a confession: each time you were changed by having to deserve it.',
      ],
    },
  ],
  9: [
    {
      view: 'decision',
      sentences: [
        'Whenever you were stuck, the answer came from somewhere that needed a ticket or a dictionary{ref}.',
        'You live toward a horizon, and home is where you unpack what you brought back from it.',
      ],
    },
    {
      view: 'memory',
      sentences: [
        'One teacher, one book, one foreign city: you could draw your life with those three points{ref}.',
        'You still need a question that is too large for you, the way others need a garden.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'You are more yourself the farther the language is from your own{ref}.',
        'Abroad, in a lecture hall or on a ridge the shyness drops off, and a wider person pulls up a chair.',
      ],
    },
  ],
  10: [
    {
      view: 'desk',
      sentences: [
        'Your private life is written around a public one{ref}.',
        'It is hard for you to know how you are doing until it can be seen from the street, so choose with care whose street it is.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'Work is where you became visible to yourself{ref}.',
        'You grow into each post by being given it slightly too soon, and the shaking stops around the third month.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        'Given a task that shows, you know by evening who you are{ref}.',
        'Given a free year, you would found something in its second week, for the sake of having hours.',
      ],
    },
  ],
  11: [
    {
      view: 'friendship',
      sentences: [
        'Trace any good turn in your life back far enough and there stands a friend of a friend{ref}.',
        'You are steered by company, so the question of where to go next is really the question of whom to have lunch with.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'You think in terms of we{ref}.',
        'A plan starts to feel real to you once it has a group chat, a table and someone who brings the folding chairs.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        'Your compass is a plan you share{ref}.',
        'Alone with a map you turn it around and around; with five friends and a thermos you know the way without looking.',
      ],
    },
  ],
  12: [
    {
      view: 'solitude',
      sentences: [
        'Half of your life takes place offstage{ref}.',
        'What people see of you is the part that surfaces; the decisions fall earlier, on walks nobody knew about, and you announce them when they are old.',
      ],
    },
    {
      view: 'body',
      sentences: [
        'You need to disappear in order to know where you are{ref}.',
        'An unreachable afternoon puts you right where a week of good advice did not.',
      ],
    },
    {
      view: 'memory',
      sentences: [
        'Some of the best in your life was prepared while you were, to all appearances, doing nothing{ref}.',
        'A lost year, a guest room in a monastery, a window seat: look back, and that is where the switches were thrown.',
      ],
    },
  ],
}

/** Where the planet that rules the midheaven stands: what a working life feeds on. */
export const midheavenRulerInHouse: Record<House, Wording[]> = {
  1: [
    {
      view: 'desk',
      sentences: [
        'In your line of work the tool is you{ref}.',
        'When you look tired, business looks tired, and a new coat has done more for your career than a certificate.',
      ],
    },
    {
      view: 'body',
      sentences: [
        'You have tried leaving your personality at home, and the work got worse{ref}.',
        'What lasts is a post where somebody needed exactly your way of walking in.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        'Titles slide off you, and your first name sticks{ref}.',
        'When a choice about work is hard, ask which version lets you look like yourself at nine in the morning.',
      ],
    },
  ],
  2: [
    {
      view: 'money',
      sentences: [
        'You take a profession seriously when it feeds you, and you negotiate better than you think{ref}.',
        'Name the figure first and then stop talking.',
      ],
    },
    {
      view: 'habit',
      sentences: [
        'Praise pleases you for an evening, a fair fee for years{ref}.',
        'You judge a post by what it leaves in your hands at the end, skills included.',
      ],
    },
    {
      view: 'kitchen',
      sentences: [
        'What people come to you for is something you can lay on the table{ref}.',
        'A tool you know, a material you have an eye for, a voice that is hired by the hour: your name grows around that, and thins where you only advise.',
      ],
    },
  ],
  3: [
    {
      view: 'desk',
      sentences: [
        'Your career is made of sentences{ref}.',
        'A well-written page of yours has traveled through more offices than you have, and opened most of them.',
      ],
    },
    {
      view: 'friendship',
      sentences: [
        'You are known for explaining{ref}.',
        'Half your reputation was made in corridors, in two-line replies, and by a sister, a neighbor or a classmate who passed on your number.',
      ],
    },
    {
      view: 'habit',
      sentences: [
        'Leave you alone with a task for a month and it wilts{ref}.',
        'Your trade lives on traffic, calls, drafts, short trips, a question answered before it was finished.',
      ],
    },
  ],
  4: [
    {
      view: 'kitchen',
      sentences: [
        'The work you are known for is done in the next room to your life{ref}.',
        'Family, house or origin supplies the material, and your best hours have a kettle in them.',
      ],
    },
    {
      view: 'memory',
      sentences: [
        'Something your family did, or never managed to do, lies underneath your working life{ref}.',
        'You build in public what was missing, or what was sacred, around that first table.',
      ],
    },
    {
      view: 'solitude',
      sentences: [
        'Your best public work is done with your shoes off{ref}.',
        'Offices borrow you, and the ideas you are paid for were found at home, and late.',
      ],
    },
  ],
  5: [
    {
      view: 'desk',
      sentences: [
        'You get on in the world by the things you would do anyway{ref}.',
        'Each time a job had no play left in it, your name stopped rising, whatever the hours.',
      ],
    },
    {
      view: 'love',
      sentences: [
        'Your name goes furthest on work you have fallen for{ref}.',
        'You can fake it for one season, and everyone across the counter can tell in the second.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'Give you an audience, a class of children or a blank wall, and your working self wakes up{ref}.',
        'What you call showing off is the part of the job that nobody else can do.',
      ],
    },
  ],
  6: [
    {
      view: 'habit',
      sentences: [
        'Your standing was built before nine in the morning, by what you do every day without a witness{ref}.',
        'Guard that first hour as others guard their title.',
      ],
    },
    {
      view: 'desk',
      sentences: [
        'Others plan careers, and you keep a bench in order{ref}.',
        'One well-made small thing after another has brought you further than any leap.',
      ],
    },
    {
      view: 'body',
      sentences: [
        'You know a right job by how you sleep{ref}.',
        'Appetite, shoulders and the state of your desk are reports worth reading, and they reach you before the official ones.',
      ],
    },
  ],
  7: [
    {
      view: 'desk',
      sentences: [
        'You rise in pairs{ref}.',
        'Behind each step of your working life stands one other person who saw it first, and you did the same for them.',
      ],
    },
    {
      view: 'love',
      sentences: [
        'You were never made by a company, always by a person{ref}.',
        'A partner, a client, an adversary with good manners: across from them your talents come out of the bag.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        'Asked for an opinion you give a reasonable one, and seated opposite somebody with a problem you are brilliant{ref}.',
        'Choose work by the face you will have across the desk.',
      ],
    },
  ],
  8: [
    {
      view: 'desk',
      sentences: [
        'People pay you to go where they would rather not look{ref}.',
        "Other people's money, other people's endings, a number nobody wants to read aloud: you keep your voice level, and that is the profession.",
      ],
    },
    {
      view: 'quarrel',
      sentences: [
        'In a crisis your colleagues turn their heads toward you{ref}.',
        'Calm weeks make you restless, and you have learned to keep a difficult file in the drawer for them.',
      ],
    },
    {
      view: 'money',
      sentences: [
        'You are trusted with what is not yours{ref}.',
        'Keys, confidences, budgets and the awkward half of a merger land on your side of the desk, and come back in better order.',
      ],
    },
  ],
  9: [
    {
      view: 'desk',
      sentences: [
        'Your work travels better than you expect{ref}.',
        'Recognition tends to come from a different city, a different field or a former student, and the people down the hall hear of it last.',
      ],
    },
    {
      view: 'memory',
      sentences: [
        'A teacher, a book or a journey set the direction of your work, and you can name the month{ref}.',
        'Whenever it goes stale you need the same again: a border, a library, somebody who disagrees from far away.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'You work best where you may say what it all means{ref}.',
        'Left with the procedure you grow sarcastic, and with a horizon in view you carry the boxes singing.',
      ],
    },
  ],
  10: [
    {
      view: 'crowd',
      sentences: [
        'You would work the same whether or not anyone watched, and as it happens people do{ref}.',
        'What you decide about your trade is public from the first day, so decide it once.',
      ],
    },
    {
      view: 'desk',
      sentences: [
        'You have a sense of office{ref}.',
        'Even at a summer job you stood there as if the place were yours to answer for, and by August people brought you the keys.',
      ],
    },
    {
      view: 'solitude',
      sentences: [
        'Goal and desk are one piece of furniture to you{ref}.',
        'You find it hard to say what you do for fun, since the honest answer has a deadline.',
      ],
    },
  ],
  11: [
    {
      view: 'friendship',
      sentences: [
        'The colleague becomes a friend and the friend becomes the next employer{ref}.',
        'You have never had a useful reply to a cold application, and never needed one.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'Your best ideas for work were said in a circle before you knew you had them{ref}.',
        'A network, a guild or a table of regulars is your real office, and the other one is a room with a coat hook.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        'You work toward something that is not there yet{ref}.',
        'A post without a future in it, for more people than yourself, goes gray on you by the second winter.',
      ],
    },
  ],
  12: [
    {
      view: 'solitude',
      sentences: [
        'The part of your work that counts is done with the door shut{ref}.',
        'You prepare at length, appear for a moment, and are called a natural.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'Your name stands on less than you have done{ref}.',
        "Behind several good speeches, rescued evenings and other people's triumphs sits a quiet hour of yours, and you would miss the quiet sooner than the credit.",
      ],
    },
    {
      view: 'body',
      sentences: [
        'You think your way into a job by wandering off from it{ref}.',
        'The answer comes on the stairs, in the bath, in a chapel entered to get out of the rain, and you carry it back as though it had lain on your desk.',
      ],
    },
  ],
}
