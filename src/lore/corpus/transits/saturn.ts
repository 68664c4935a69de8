import type { AspectPoint } from '#sky/aspects.ts'
import type { AspectQuality, Wording } from '../../wording.ts'

export const saturnTransits: Record<AspectPoint, Record<AspectQuality, Wording[]>> = {
  sun: {
    joined: [
      {
        view: 'desk',
        sentences: [
          '{on} the thing you mean to be known by asks to be treated as a job{ref}, with fixed hours and a chair.',
          'Give it forty minutes at the plainest table you have, and write the date on the page.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'Getting up feels heavier than the night explains {on}{ref}, as if you had been handed a coat cut for somebody older.',
          'Carry one duty in it that is truly yours, and hang the borrowed ones back in the hall.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          '{on} a long yes begins, with your own name under it and nobody clapping{ref}.',
          'Say how many years you would give it, then strike from the plan whatever was only there to be admired.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'habit',
        sentences: [
          '{on} you do the dull half first and find that it was the half that holds{ref}.',
          'Work on a little beyond the point where you would usually want praise, and stop at the hour you set.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'It is easier to be taken seriously by someone with more years than you {on}{ref}.',
          'Ask the practical thing, what it cost and how long it took, and note the answer while it is warm.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          '{on} you know to the hour what you can carry and what you cannot{ref}, and saying so costs no pride.',
          'Name a date for the large undertaking, one you would bet your good boots on.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          "{on} every 'not yet' sounds like 'not you'{ref}.",
          "Most of it is a matter of conditions, so ask which one is missing, write it down in the other person's words, and leave your worth out of the conversation.",
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'What you have made of yourself looks small by daylight {on}{ref}, and the list of what is missing has excellent handwriting.',
          "Cross off an ambition that was always somebody else's, then finish a modest thing of your own.",
        ],
      },
      {
        view: 'body',
        sentences: [
          'Your back says no before you do {on}{ref}, since the part that likes to shine has promised hours the rest must deliver.',
          'Take back one promise by name, early, without a story around it.',
        ],
      },
    ],
  },
  moon: {
    joined: [
      {
        view: 'kitchen',
        sentences: [
          '{on} the house is quieter than you would have ordered, and you hear what it needs{ref}.',
          'Fix the drip or oil the hinge that has sighed at you since spring, then cook enough for two evenings.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'You would rather not be asked how you are {on}{ref}, because the answer is long and still being written.',
          'Give your tiredness a bedtime and a clean pillowcase, which is the start of a sturdier way to rest.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'An early lesson about managing alone is in the room {on}{ref}, as strict and thin as it was then.',
          'Thank it for the roof it kept over you, and call someone before the tea is cold.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'habit',
        sentences: [
          '{on} comfort comes in plain forms{ref}: soup at the usual hour, the bill put in its folder, lights out by ten.',
          'Set up one small evening routine that could still be there next winter, and start it without ceremony.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          "You can listen to a friend's trouble {on} without taking it home in your bag{ref}.",
          'Sit at their table for an hour, wash the cups afterward, and say honestly when you can come again.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'What you need and what you owe fit on one page {on}{ref}, with room left at the bottom.',
          'Use the calm to settle something domestic for good: the spare key, the Sunday call, the rent.',
        ],
      },
    ],
    tense: [
      {
        view: 'body',
        sentences: [
          "{on} the shoulders climb toward the ears and stay there, minding everyone's needs but their own{ref}.",
          'Put a chair by the window and count as work the quarter of an hour you spend on it.',
        ],
      },
      {
        view: 'love',
        sentences: [
          "Nobody's kindness seems to have your size {on}{ref}, and asking for more feels like sending food back.",
          'Ask anyway, for a thing with edges: ten minutes, a hand, company to the store and home.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          'The home runs on what you do unseen, and {on} you notice the cost{ref}.',
          'Hand over one chore in full, with its corners and its bad results, and go for a walk while it is done wrong.',
        ],
      },
    ],
  },
  mercury: {
    joined: [
      {
        view: 'desk',
        sentences: [
          '{on} thoughts arrive one at a time and want to be written in ink{ref}.',
          'It is slow and it holds, so begin the long document with its driest paragraph, the one that defines the words.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          '{on} you read the second page before signing anything{ref}, since that is where the conditions live.',
          'Put your own in writing too, with a month and a number in each, and let the clever phrases go.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          '{on} you talk less and are quoted more{ref}.',
          'Choose the one subject you mean to know properly by next year, and set a weekly evening for it that even good company may not take.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'kitchen',
        sentences: [
          'Sorting papers on a cleared table is almost restful {on}{ref}.',
          'Three piles are enough, and the smallest of them, the one you have avoided for months, turns out to need a signature and a stamp.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          '{on} you can give a criticism that someone can use{ref}, since you name the step and leave out the character.',
          'Offer it to the friend who asked in earnest, then ask what you yourself keep leaving undone.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'A plan you draw up {on} has the right number of weeks in it{ref}, including the two in which nothing happens.',
          'Send it to whoever must agree, while the dates still look sober and nobody is in a rush.',
        ],
      },
    ],
    tense: [
      {
        view: 'crowd',
        sentences: [
          '{on} your sentences meet a form with too few boxes{ref}.',
          'Get the official word for what you want, spell it as they spell it, and save the excellent explanation for someone who has a chair free.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          '{on} the mind goes over the same fence, looking for the missing board{ref}.',
          'Write the worry out in full, give it a deadline and a first step, and read something printed before you were born.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'A short answer of yours falls harder than it was thrown {on}{ref}.',
          'You are tired of explaining, which is fair, so say that instead and set an hour in the week for the rest.',
        ],
      },
    ],
  },
  venus: {
    joined: [
      {
        view: 'love',
        sentences: [
          '{on} you see which affection has grown a trunk{ref} and which was flowers in a glass.',
          'Do something unromantic for the first: mend the strap, read the contract aloud together, turn up at the time agreed.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'Whether it will be worth it in ten years becomes the question {on}{ref}, asked of shoes, friendships and subscriptions.',
          'Cancel one pretty thing that never held, and put the sum toward the plain one that did.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          '{on} a sober taste begins, for one good cup and no saucers of compliments{ref}.',
          'Notice whom you miss when the evening is quiet, and write to that person in complete sentences, with a date to meet.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'friendship',
        sentences: [
          '{on} an old friendship bears weight easily{ref}, like a bench somebody built without drawings.',
          'Sit on it for an hour without news or gifts, and agree on a habit you two could keep for years.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'You know what to leave out {on}{ref}, and the room or the page grows handsome by it.',
          'Remove the third cushion, the second adjective, and pay whoever does careful work for you on the day.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'Reliability has charm {on}{ref}: the umbrella brought along, the light left on in the hall.',
          'Tell someone which of their small regular kindnesses you have been counting on, and since when.',
        ],
      },
    ],
    tense: [
      {
        view: 'money',
        sentences: [
          '{on} the price tag speaks before the pleasure does{ref}.',
          'Decide what you can spend on being happy this season, in money and in evenings, and then spend it to the last cent without looking back.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          '{on} affection is being weighed, and the scale was set by whoever is most tired{ref}.',
          "Leave off counting who visited whom, and say what you have missed in one sentence that contains no 'always'.",
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'You feel plain among the pleasant {on}{ref}, a wooden spoon in the good drawer.',
          'Stay half an hour, talk to the person who is also holding the wall, and go home with your liking intact.',
        ],
      },
    ],
  },
  mars: {
    joined: [
      {
        view: 'body',
        sentences: [
          '{on} the push in you meets its own weight{ref}, and goes at the pace of someone moving a piano.',
          'Lift in stages, rest at each landing, and mark how far you got on the stair.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          '{on} anger has a use if it is given a tool and an hour{ref}.',
          'Take the hardest job of the season and do its first ugly quarter, then clean the tool and hang it up.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          '{on} one line of effort starts, long and narrow{ref}.',
          'Strike two wishes from the list so that the third gets your mornings, and tell nobody about it until a month of them has been worked.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'habit',
        sentences: [
          '{on} strength comes out in even portions{ref}, and you finish without being breathless.',
          'Choose the task that has beaten you by its length, work in blocks of half an hour, and note the count on a card.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'It is possible to say no {on} in a way that leaves everyone their dignity{ref}.',
          'Use it for the standing arrangement that eats your Saturdays, and propose what you will do in its place, and until when.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          'Things that jam give way {on} to patience with a screwdriver{ref}.',
          'Do the repair that needs two hours and a little force, and let the hands teach the temper how slow may be strong.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          '{on} you have one foot on the gas and the other on the brake{ref}, and whoever stands nearby hears the noise.',
          'Name the rule that holds you up, and ask who could alter it, before you shout at the doorman.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'The jaw does the work your arms would like to do {on}{ref}.',
          'Dig, scrub, carry something up a hill, and let the demand you were about to send lie until your hands are washed.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'A door stays shut however you push {on}{ref}.',
          'Find out its opening hours, prepare what it will ask of you, and spend the rest of your wanting on a wall that you may take down yourself.',
        ],
      },
    ],
  },
  jupiter: {
    joined: [
      {
        view: 'decision',
        sentences: [
          '{on} the great plan and the small purse sit down at one table{ref}.',
          'Let them agree on a first stage that can be paid for, with walls before the balcony, and begin there in earnest.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'You look back over some ten years of yes {on}{ref} and see which of them became a house.',
          'Choose one belief that held in bad weather, and give it a regular hour of your week from here on.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'A sensible expansion begins {on}{ref}: one more shelf, one more pupil, one more acre, and no more.',
          'Write the limit beside the wish, in the same ink, and feel how much calmer the wish becomes.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'desk',
        sentences: [
          '{on} hope reads the small print and likes what it finds{ref}.',
          'Apply for what you are nearly ready for, with papers in order, and ask for exactly as much as you can look after.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'It is easy {on} to promise only what you can bring{ref}, and the promise is larger for it.',
          'Offer a younger or newer person your know-how at a set hour, and keep to that hour all season.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          '{on} enough has a shape, and you can see it from your chair{ref}.',
          'Stop while the plate still looks good, put the surplus in a jar with a label, and invite someone for the jar.',
        ],
      },
    ],
    tense: [
      {
        view: 'money',
        sentences: [
          "{on} the bill for last season's optimism is on the table{ref}, itemized.",
          'Pay the part that is due, ask for time on the rest, and keep the dream itself, which was never the costly bit.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          "Whoever says 'be realistic' gets the whole of your impatience {on}{ref}.",
          'Ask that person for three numbers and no opinions, and see how much of the adventure remains standing between them.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'You have said yes to more than two legs can walk {on}{ref}.',
          'Go through the month with a pencil, keep what you would do on a rainy Monday, and apologize promptly for what you cross out.',
        ],
      },
    ],
  },
  saturn: {
    joined: [
      {
        view: 'memory',
        sentences: [
          '{on} a whole long round of work comes back to the gate it left from{ref}.',
          'Walk through what you built since, touch the walls, and write down what may stay as it is and what was scaffolding.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'You are the older one now {on}{ref}, in some room where you used to be the youngest.',
          'Take up the rule you once merely obeyed, keep its sense, and rewrite the wording in your own hand.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          '{on} time can be heard, not unkindly, like a clock in a well kept hall{ref}.',
          'Choose the work of the coming years by a single test: whether you would do it slowly.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'desk',
        sentences: [
          '{on} what you learned the tedious way pays its rent{ref}.',
          "Do the expert's part of some job, the part no one sees, and teach it to whoever stands nearest with a notebook.",
        ],
      },
      {
        view: 'habit',
        sentences: [
          'An obligation you once resisted has become a handrail {on}{ref}.',
          'Lean your weight on it for something steeper than usual, and bring the matter that has waited all year to a proper finish.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Elders, authorities and people with keys are easier to talk to {on}{ref}.',
          'Come on time, say what you need in the order of the form, and mention how long you have kept your side.',
        ],
      },
    ],
    tense: [
      {
        view: 'habit',
        sentences: [
          "{on} an old structure of yours creaks at the joints{ref}: the schedule, the contract, the way you say 'I have to'.",
          'Test each beam by asking what would fall without it, and take out the one that only holds itself.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'You and the calendar accuse each other {on}{ref}.',
          'Some of those deadlines were your own invention, in a stricter year, so renegotiate the first with yourself before you complain about the second to anybody.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'The knees report how much you are holding up {on}{ref}.',
          'Set one load down where everyone can see it, say how long you carried it, and leave room for a volunteer.',
        ],
      },
    ],
  },
  uranus: {
    joined: [
      {
        view: 'decision',
        sentences: [
          '{on} the odd idea is given a trial period{ref}, with a start, an end and a notebook.',
          'Build the frame first, however short the freedom looks inside it, and see what survives six weeks of ordinary use.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Your exception asks to become a rule {on}{ref}: the free Wednesday, the unlisted route, the door you leave open.',
          'Write down what it costs other people, settle that fairly, and make the thing official.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'You are the one who can fit the new part into the old machine {on}{ref}.',
          'Switch it off first, label every wire, and take as long as the careful people in the room would take.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'friendship',
        sentences: [
          '{on} those who keep the rules and those who bend them both nod when you speak{ref}.',
          'Draw up the compromise on one sheet, with a date on which either side may look again.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          'A sober improvement suggests itself {on}{ref}: the shelf hung lower, the hour moved, the second meeting dropped.',
          'Try it in pencil for a month, and tell those who live with it what you are testing.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          '{on} freedom feels less like running and more like having paid{ref}.',
          'Use the steadiness to leave one duty that has served its time, after proper notice, with the keys on the table.',
        ],
      },
    ],
    tense: [
      {
        view: 'crowd',
        sentences: [
          '{on} the rule is foolish and you are still in the building{ref}.',
          'Break nothing before noon, find the clause that allows exceptions, and propose yours in the driest language you own, with a trial date.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'Your legs want the street while your name is down for the shift {on}{ref}.',
          'Walk the long way there and back, and begin the honest reckoning of what leaving would require, month by month.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'Between the part of you that bolts and the part that bolts the door there is noise {on}{ref}.',
          'Let each name one thing it will not give up, and draft the year around those two.',
        ],
      },
    ],
  },
  neptune: {
    joined: [
      {
        view: 'desk',
        sentences: [
          '{on} a dream asks for measurements{ref}.',
          'Put the tape against it, gently, and note width, cost and number of Sundays, because what is left after measuring is something you could in fact build.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          '{on} a certain mist thins, and you see the posts of the fence{ref}.',
          'It may sober you for an hour, which is well spent on finding out what the longing looks like with a roof on.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Compassion needs opening hours, you notice {on}{ref}.',
          'Choose whom you can help for a year without resenting it, give that help its weekday, and let the other sad stories pass through with a blessing.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'kitchen',
        sentences: [
          '{on} the practical and the tender work the same shift{ref}.',
          'Scrub the pan while the good record plays, bring order to one drawer of photographs, and give a vague hope its first fixed date.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'You can be useful to the lost {on} without getting lost{ref}.',
          'Stand where you know the way, point with the whole arm, and be back at your own door by the hour you named.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'What you imagined months ago lets itself be drawn to scale {on}{ref}.',
          'Work at it steadily, with an eraser and no haste, and leave one window in it that has no purpose.',
        ],
      },
    ],
    tense: [
      {
        view: 'money',
        sentences: [
          '{on} the sum and the feeling give different results{ref}.',
          'Go over the figures beside someone who likes figures, let the rosy column wait, and keep a small amount for whatever still makes you sing on the stairs.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'You doubt the dream on weekdays and the duty at night {on}{ref}.',
          'Ask of both what they have actually cost you since winter, in plain hours, and adjust the dearer one by a little.',
        ],
      },
      {
        view: 'body',
        sentences: [
          '{on} tiredness has no edges and seeps into everything you had planned{ref}.',
          'Draw an edge yourself: an end to the working hours, a bath at eight, a no that fits in one breath.',
        ],
      },
    ],
  },
  pluto: {
    joined: [
      {
        view: 'decision',
        sentences: [
          '{on} you find the part that cannot be shored up again{ref}.',
          'Put on old clothes, clear down to what bears weight, and rebuild nothing for a while beyond a dry place to sit.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'Something hard is also something solid {on}{ref}.',
          'Write in a few strict lines what you have kept under control all these years and what the keeping has cost, then decide how long you will go on paying.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'A demanding piece of work shows you its foundation {on}{ref}, muddy and sound.',
          'Do the excavation yourself, a bucket at a time, and refuse any offer to pour the concrete quickly.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'habit',
        sentences: [
          '{on} you can throw out by the rules, thoroughly, shelf after shelf{ref}.',
          'Start with what you guarded longest, keep the receipt and the lesson, and enjoy how firm the floor feels under the empty boards.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'Long patience with a buried matter shows its grain {on}{ref}.',
          'Open the file, the loan, the old agreement, and bring it a step closer to settled while your nerves are like rope.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          '{on} you carry authority lightly, and people lower their voices to hear you{ref}.',
          'Use it for one limit that protects somebody weaker, state it once, and see that it is kept.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          "{on} someone's grip and your grip are on the same handle{ref}.",
          'Put in writing what you will be responsible for and what you will not, and let go of the piece you were holding only so as not to lose.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'Holding it all together has become a muscle, and the muscle aches {on}{ref}.',
          'Loosen one finger: tell a trusted person the fact you have managed alone since the year you could name.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'A strict old fear keeps the books {on}{ref}.',
          'Read its ledger by daylight, draw a line under what was paid long ago, and let the remaining sum, which is real, be handled in installments.',
        ],
      },
    ],
  },
  asc: {
    joined: [
      {
        view: 'body',
        sentences: [
          '{on} you look like someone who means it{ref}, and the mirror has stopped making jokes.',
          'Get the haircut, the coat, the glasses you could wear for years, and let your first sentence to strangers be short.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'People meet your seriousness first {on}{ref}, as one meets a gate before the garden.',
          'Open it yourself with a plain greeting, and start carrying your own bag in whatever you have joined.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'A stricter way of starting the day takes hold {on}{ref}.',
          'Choose its three parts with care, since the body will keep them long after you have forgotten why: water, window, one thing put in order.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'body',
        sentences: [
          '{on} your posture does half the talking{ref}, and it says that you will be here next week too.',
          'Take that calm into the appointment you find hardest, and sit with both feet on the floor.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'New acquaintances made {on} are likely to be weighed rather than dazzled{ref}, which suits you.',
          'Show up when you said, look like yourself, and let the liking come by installments.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          '{on} the body is willing to be trained, kindly and by the clock{ref}.',
          'Pick the exercise you could still do at eighty, and practice it at an hour nobody else wants.',
        ],
      },
    ],
    tense: [
      {
        view: 'crowd',
        sentences: [
          '{on} you come across colder than you are{ref}, with the face of someone guarding an entrance.',
          'Say one warm thing early, even clumsily, and let people see you rub your hands.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'The belt, the stairs and the mirror all seem to be auditing you {on}{ref}.',
          'Answer with an easy rule for the season, sleep or salt or steps, and dismiss the other examiners.',
        ],
      },
      {
        view: 'love',
        sentences: [
          '{on} whoever stands across from you has a demand, and you have run out of obliging faces{ref}.',
          'Say how much you can do in plain numbers, and find out what they would offer for the rest.',
        ],
      },
    ],
  },
  mc: {
    joined: [
      {
        view: 'desk',
        sentences: [
          '{on} your name is attached to something with a long warranty{ref}.',
          'Look at the work as the person will who opens it in fifteen years, and do the hidden seam as well as the front.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'You reach a landing of the long stair {on}{ref}, and the view shows both what it took and what comes next.',
          'Write down the post you would be willing to answer for, including its dull afternoons.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Responsibility looks in your direction {on}{ref}, and there is a small silence in which you may speak or not.',
          'Speak if you would do the task unseen, and say at once what you need for it.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'desk',
        sentences: [
          '{on} the work you did without applause stands up by itself{ref}.',
          'Show it to whoever decides, with the dates on it, and name the next step you would be ready to carry.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'Someone who has stood in your place longer is worth asking {on}{ref}.',
          'Bring a specific difficulty of your trade, take the advice home unargued, and try it properly for a month.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'Effort and standing are in fair proportion {on}{ref}, near enough to talk about.',
          'Put what your work now includes on a single page, with hours, and set the page before whoever sets the pay.',
        ],
      },
    ],
    tense: [
      {
        view: 'desk',
        sentences: [
          '{on} what you are called and what you actually carry have drifted apart{ref}.',
          'List the duties that came along unannounced, choose one to give back, and ask in writing where it should live.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'Home and work both hold up the clock {on}{ref}, each with good reason.',
          'Tell the louder of the two by when it can have you, and let the other have you first for an hour.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          "The summit you were climbing looks like somebody else's hill {on}{ref}.",
          'Keep your footing and your courtesy, finish the stretch you signed for, and use the evening to draw your own map of the next few years.',
        ],
      },
    ],
  },
}
