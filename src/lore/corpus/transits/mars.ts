import type { AspectPoint } from '#sky/aspects.ts'
import type { AspectQuality, Wording } from '../../wording.ts'

/** What Mars says when it passes a point of the birth chart, for a day or two. */
export const marsTransits: Record<AspectPoint, Record<AspectQuality, Wording[]>> = {
  sun: {
    joined: [
      {
        view: 'body',
        sentences: [
          '{on} you are up before the alarm, with a plan already in your legs{ref}.',
          'What you want and who you are pull on the same rope for a few hours.',
          'Give them the one beginning you keep describing to other people.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'The task with your name on it looks smaller than your appetite {on}{ref}.',
          'You would rather do it twice than hear it discussed once more.',
          'Take the first step before everyone has agreed on the order of steps, and report afterward.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          '{on} any remark about how you do things is taken as a remark about you{ref}.',
          'The chin goes up by itself, and the reply with it.',
          'Count the forks in the drawer, then answer only the part that concerned the forks.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'A thing you have wanted in lower case gets its capital letter {on}{ref}.',
          "Say it aloud to one person as 'I want', without the usual 'sort of' in the middle.",
          'You will at least have heard your own voice say it.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'habit',
        sentences: [
          '{on} getting started costs you less than thinking about it would{ref}.',
          'The shoes are on, the file is open, the neighbor has been asked.',
          'Put the bravest item of the week here, while courage feels as ordinary as bread.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Speaking up comes without the hot face {on}{ref}.',
          'You can stand in front of people and still hear what they say back.',
          'Offer to go first, to carve or to lead the walk, whichever the company happens to need.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'There is a second wind in you {on}{ref}, and it arrives before the first has run out.',
          'Race someone to the corner, carry both crates, swim the extra length.',
          'You like who you are with a little sweat on you.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          "{on} you can push a friend's stuck plan the last yard without making it yours{ref}.",
          'Lend the hour, the drill or the blunt phone call.',
          'Helping this way shows you at your best, which you may enjoy without mentioning it.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          "Somebody's tone seems to ask who you think you are {on}{ref}.",
          'The reply is loaded before the question has ended.',
          'Let it cool on the windowsill, and find out whether they only wanted to know about the keys.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          '{on} every pause feels like being held by the sleeve{ref}.',
          'You press harder, and whatever you press on, a lid or a colleague or a form, presses back.',
          'Ask what it needs from you first, and then use half the force.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'Heat collects in the shoulders {on}{ref}, and it would like an opponent.',
          'Give it a hill, a rug to beat, a pile of old boxes to flatten.',
          'Whoever you meet after that meets the person and is spared the temper.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          '{on} you notice who gets the credit, and how fast{ref}.',
          'Being overlooked stings more than it would in another week.',
          'State your part in one dry sentence, without the elbows, and let the others get on with the cake.',
        ],
      },
    ],
  },
  moon: {
    joined: [
      {
        view: 'kitchen',
        sentences: [
          '{on} feelings go straight into the hands{ref}: dough is slapped, carrots fall in quick coins.',
          'It does the cooking good.',
          'Keep going until the board is full, and then say what it was about, in a voice meant for indoors.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'The people you feel safe with get your sharpest sentences {on}{ref}.',
          'It is a compliment of sorts, and a hard one to receive.',
          "Tell them 'I'm raw, give me half an hour', and spend the half hour moving furniture.",
        ],
      },
      {
        view: 'body',
        sentences: [
          '{on} tears and temper use the same door{ref}, and you cannot tell which of them is knocking.',
          'Walk fast around the block until one gives up.',
          'The one that is left deserves a hearing and a glass of water.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Something at home has to change at once {on}{ref}: the dripping tap, the shelf at the wrong height, the lamp nobody likes.',
          'Fetch the toolbox while the irritation lasts.',
          'Few repairs get done by people who are contented.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'kitchen',
        sentences: [
          '{on} you look after people briskly and well{ref}.',
          'Three pans, no recipe, everybody at the table while it is still steaming.',
          'Let the same briskness see to you, with a full plate of your own and a chair to eat it on.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'Standing up for someone you are fond of takes no courage {on}{ref}.',
          'You find the word that stops the teasing without starting a war.',
          'Afterward ask the person you defended whether it was what they wanted.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          '{on} you know what you need before it turns into a mood{ref}.',
          'Rest, then noise, then rest again, and you simply get up and fetch each.',
          'Write the order down, for a week when you are less sure.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'A good tiredness can be earned {on}{ref}: mattresses turned, balcony swept, windows washed to the corners.',
          'Home feels more like yours when your arms have been over all of it.',
          'Stop while you still like the place, and run a bath.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          '{on} a sock on the floor can hold the history of the household{ref}.',
          "You hear yourself say 'always'.",
          "Pick up the sock, say 'this week' instead, and bring up the real grievance after everyone has had something warm to eat.",
        ],
      },
      {
        view: 'memory',
        sentences: [
          'An old hurt has its sleeves rolled up {on}{ref}.',
          'It would settle with the wrong person, the one who merely left the milk out.',
          'Work out whose milk it was, back then, and close the fridge gently on this one.',
        ],
      },
      {
        view: 'body',
        sentences: [
          '{on} you are hungry, thin-skinned and in a hurry, which is one thing too many{ref}.',
          'Take away the hurry, since it is the only one that listens.',
          'Eat sitting down, then see who still deserves the speech.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'You push someone away with one hand and hold on to their coat with the other {on}{ref}.',
          'Needing comfort makes you cross, and being cross makes you hard to comfort.',
          'Name the need before the complaint, in very few words.',
        ],
      },
    ],
  },
  mercury: {
    joined: [
      {
        view: 'desk',
        sentences: [
          '{on} your sentences come out with the point first{ref}.',
          'Requests, refusals, the message with the difficult date in it: all of them shrink to their verbs.',
          'Write the blunt version, add one warm word, and send it before noon.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'Being right has an edge {on}{ref}, and you would like to try it on something.',
          'Interrupting feels like helping.',
          'Let the other person reach their own full stop, then turn the sharpest thing you know into a question.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          '{on} the plan that went around in circles wants to leave the notebook{ref}.',
          'You think better with your coat on just now.',
          'Read it once, strike out the clever part, and make the first call from the stairs.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'You read fast, click fast and answer before the end of the line {on}{ref}.',
          'Half of it is brilliant.',
          'Keep the other half in drafts until you have eaten, and check the attachment and the name at the top.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'desk',
        sentences: [
          '{on} a stubborn explanation finally does as it is told{ref}.',
          'You see which word was in the way and cut it.',
          'Ring the person who has been waiting for an answer, while your voice has both speed and good manners.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'Teasing lands softly {on}{ref}.',
          'You can argue about films, politics or the right way to stack a dishwasher and leave everyone livelier than before.',
          'Pick a worthy opponent and put on a large pot of tea.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          '{on} asking directly costs you almost nothing{ref}.',
          'The price, the date, the reason they never called back: all of it can be asked.',
          'Put three such questions on a slip of paper and ask them in one go.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Quick replies are at hand {on}{ref}, and they help more than they hurt.',
          'It is a good hour to pitch, to bargain, to teach the impatient.',
          'Say the strong thing early, and leave room behind it for laughter.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          '{on} the word goes out ahead of the thought{ref}.',
          'By the time you catch up with it, it has its shoes on and is across the street.',
          'Type it in the notes first, wait for the kettle, and see how much survives.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'Small slips multiply with your speed {on}{ref}: the wrong date, the missing glove, two meetings in one hour.',
          'It is impatience, dressed up as efficiency.',
          'Do one thing to its end and read it out loud before the next.',
        ],
      },
      {
        view: 'body',
        sentences: [
          '{on} your jaw is holding an argument nobody has started{ref}.',
          'Every slow talker makes it tighter.',
          'Chew something, hum, read a page aloud to the cat or the curtains, and let others finish before you begin.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'A misunderstanding tempts you to fix it in writing {on}{ref}, in four long paragraphs.',
          'Each new line adds a hook.',
          'Pick up the phone instead, or walk over, because a face slows you down in time to be understood.',
        ],
      },
    ],
  },
  venus: {
    joined: [
      {
        view: 'love',
        sentences: [
          '{on} liking someone makes you bold{ref}.',
          'You sit one chair closer, ask for the second dance, choose the restaurant out loud.',
          'Let it show while it is play, and leave the other person a good half of the moves.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'Wanting gets into the fingers {on}{ref}, and a jacket or a lamp is suddenly urgent.',
          'Some of it is desire with nowhere to go.',
          'Hang the thing back, walk to the corner, and return only for what you still miss.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          '{on} pleasure would like to be made instead of bought{ref}.',
          'Chop, glaze, paint the old chair, put the peppers straight on the flame.',
          'Invite somebody who enjoys a bit of smoke, and let them do the tasting.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'Affection comes out as a shove in the ribs {on}{ref}.',
          'You tease most the ones you are fondest of.',
          'Say the fond part as well, in ordinary words, to whichever of them looks unsure how to take it.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'love',
        sentences: [
          '{on} the first move feels like a courtesy{ref}.',
          'A hand offered, a message without a pretext, two tickets put on the table.',
          'You are in the mood to take either answer well, so ask while that is true.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Charm and nerve walk in together {on}{ref}.',
          'You can ask strangers for a favor, haggle with a smile, get the shy cousin to dance.',
          'Spend some of it on the person standing nearest the wall.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          '{on} making a thing prettier also gets it finished{ref}.',
          'The layout, the window display, the hem: your hands know when to press and when to stop.',
          'Begin with the piece you left lying because it was nearly good.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'Saying what you are worth takes one breath {on}{ref}.',
          'The figure leaves your mouth in a pleasant tone and stays where you put it.',
          'Name it to the person who can answer, and then drink your coffee.',
        ],
      },
    ],
    tense: [
      {
        view: 'love',
        sentences: [
          '{on} you want closeness at one speed and get it at another{ref}.',
          'The hug is too late, or the reply too short, and a sulk stands ready to charge.',
          'Tell them your speed before the sulk does it for you.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'Buying something would be a fine way to win an argument {on}{ref}.',
          'You can feel the card getting warm.',
          'Put off the purchase until you know whom it was meant to impress, and what you would pick with nobody watching.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          '{on} keeping the peace sticks in your throat, and so does breaking it{ref}.',
          'You agree, and then you slam the glasses into the rack.',
          'Say the small no now, over the sink, where it is still about glasses.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          "Someone else's taste annoys you more than it should {on}{ref}: the music, the shirt, the way they praise the soup.",
          'A rivalry is hiding in there.',
          'Compliment one thing you honestly like, and go out for some air.',
        ],
      },
    ],
  },
  mars: {
    joined: [
      {
        view: 'body',
        sentences: [
          '{on} your strength comes back to its own address{ref}.',
          'You want one thing, plainly, the way a child wants the swing.',
          'Do it with the body first, run or dig or dance, and only then decide what else to begin.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'A round of some two years starts over {on}{ref}, and the first push sets its direction.',
          'Ask yourself what you would fight for without being told to.',
          'Make one visible move for it, however small, before bed.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          '{on} temper rises quickly and means it{ref}.',
          'Somewhere under the noise stands a wish you have not stated.',
          'Find the wish, say it as a request with a time in it, and let the noise run out on the stairs.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'You could start four things at once {on}{ref}, and finish none of them gladly.',
          'Line them up on the table and ask which one makes your hands itch.',
          'Start that, hard and early, and let the other three watch.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'body',
        sentences: [
          '{on} effort goes where you aim it{ref}.',
          'The jar opens, the bike climbs, the heavy pot comes down off its shelf in one swing.',
          'Do what needs muscle or nerve, and be a little vain about it over dinner.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Saying no is a short affair {on}{ref}.',
          'You decline, they nod, the conversation moves on to the weather.',
          'Clear away two or three of the obligations you took on in a politer week, while it goes this smoothly.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          '{on} competition is good company{ref}.',
          'Cards, sprints, who can peel the longest ribbon off an apple: you play hard and shake hands after.',
          'Call the person who likes winning as much as you do.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'What you want and what you do are on speaking terms {on}{ref}.',
          'There is no need to whip yourself up first.',
          'Pick out something you began with gusto and left half done, and take its next step at a trot.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          '{on} you are pushing on a door that someone pushes from the other side{ref}.',
          'Both of you are strong, and neither has looked through the glass.',
          'Step back one pace, let them through, and go in after.',
        ],
      },
      {
        view: 'body',
        sentences: [
          "Impatience makes you clumsy {on}{ref}, so the zipper jams and the lid won't turn.",
          'Two wishes are tugging at the same arm.',
          'Do things at half speed until lunch, starting with the lid, and choose between the wishes while you eat.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          '{on} what you started a while ago gets its first honest resistance{ref}.',
          'A plan that annoys you at this point is asking to be adjusted.',
          'Change the method, keep the aim, and save your fists for the pizza dough.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Losing a place in line feels like losing a war {on}{ref}.',
          'Rivals appear in every doorway, most of them carrying groceries.',
          'Let three of them pass on purpose, and spend the saved fury on one fight that is truly yours.',
        ],
      },
    ],
  },
  jupiter: {
    joined: [
      {
        view: 'decision',
        sentences: [
          "{on} 'why not' is a complete argument{ref}.",
          'You feel ready for the larger size: the longer trail, the bigger room, the offer you thought was meant for others.',
          'Say yes to one of them, and put a date on it.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Your enthusiasm could start a parade {on}{ref}.',
          'People fall in step with you before they know where it goes.',
          'Tell them the destination and the hour it ends, and then march in front with the drum.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          '{on} you cook as if a ship had come in{ref}.',
          'The appetite is real, and it wants deeds as well as portions.',
          'Feed whoever is around, and over the second helping announce what you mean to try next.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'Big gestures burn in the pocket {on}{ref}.',
          'You would treat the whole table, bet on the slow horse and regret little.',
          'Be lavish with effort and applause, which you can afford, and let the wallet sleep on it.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'decision',
        sentences: [
          '{on} courage and good cheer feel like the same muscle{ref}.',
          'You knock, you ask, you apply, and a refusal would only send you whistling to the next door.',
          'Try the place you have considered too good for you.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'A long stretch suits you better than a short one {on}{ref}.',
          'Walk past the usual turn, row to the far buoy, climb until there is a view.',
          'You come back larger than you left, and pleasantly sore.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          '{on} you can rouse other people without shouting{ref}.',
          'One tale of how you failed, told with a grin, does more for them than advice.',
          'Tell it to whoever has been circling the diving board.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'Work grows under your hands {on}{ref}, and in the right direction.',
          'Take on the part with the foreign terms, the big audience or the long view.',
          'You are generous with effort at such hours, so give it to something that matters to you.',
        ],
      },
    ],
    tense: [
      {
        view: 'money',
        sentences: [
          '{on} you want more, sooner, and with the extra sauce{ref}.',
          'Every promise sounds like one you can keep by the end of the week.',
          'Write down the three you have already made before you open your mouth for a fourth.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'Being in the right makes you louder {on}{ref}.',
          'A small matter of parking or grammar swells into a question of principle.',
          'Win the small matter if you must, and leave justice and civilization out of it.',
        ],
      },
      {
        view: 'body',
        sentences: [
          '{on} enough is a line you notice from the far side{ref}.',
          'One more lap, one more round, one more box on the stack.',
          'Ask somebody sensible to count for you, and stop at the number they say.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'A grand plan and a short fuse are on the same team {on}{ref}, and nobody is keeping score.',
          'Anything slower than a leap looks like cowardice.',
          'Sleep a night on it before you resign, repaint or sail.',
        ],
      },
    ],
  },
  saturn: {
    joined: [
      {
        view: 'desk',
        sentences: [
          '{on} the gas and the brake are under the same foot{ref}.',
          'Speed makes you cross and so does slowness, but slow strong work goes well.',
          'Take the hardest piece, set a timer, and carry it exactly as far as the bell.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'Heavy things can be moved {on}{ref}, if you bend your knees and do it one at a time.',
          'Dash is no use here, grip is.',
          'Choose the cellar, the tax folder or the old hedge, and stop with a straight back.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          '{on} a no that you owe somebody is looking for its spine{ref}.',
          'Hard and short is kinder than soft and long.',
          "Say it standing up, give a single reason, and don't go back afterward to decorate it.",
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'Every rule seems to have been put there to hold you up {on}{ref}.',
          'Some were, and a few of them are holding up the roof.',
          'Find out which is which before you go around with the mallet.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'desk',
        sentences: [
          '{on} you can work like someone laying bricks{ref}.',
          'One row, a look along the edge, the next row.',
          'Put in the two hours that the unglamorous part has been asking for, and then clean the trowel and go home.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Discipline comes without the barking {on}{ref}.',
          'You begin at the hour you said, stop at the hour you said, and like yourself rather well in between.',
          'Start the practice that needs thirty repetitions.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          '{on} you are the person to call about a stuck bolt, a strict aunt or a long form{ref}.',
          'Force and patience take turns in you.',
          'Offer an hour of both to somebody who has been shaking the thing and swearing.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'Finishing feels better than starting {on}{ref}: the half-painted sill, the last eleven pages, the apology with no excuse in it.',
          'You have the push for it and the patience.',
          'Shut the door, do one to the end, and wash the brush.',
        ],
      },
    ],
    tense: [
      {
        view: 'desk',
        sentences: [
          '{on} you run at things and the things stand still{ref}.',
          'A queue, a rule, somebody elderly with a stamp.',
          'Use the wait to ask what exactly is missing, and bring that next time in place of a second run-up.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'Anger goes cold before it is spoken {on}{ref}, and comes out as a correction.',
          'You point at the crooked shelf when you mean the forgotten promise.',
          'Mention the promise, once, and then ask them to pass the screwdriver.',
        ],
      },
      {
        view: 'body',
        sentences: [
          '{on} your neck is carrying the argument between must and want{ref}.',
          'Drop both for ten minutes, flat on your back on the floor.',
          'Then do the must in a small portion, and pay the want immediately afterward.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'Part of you is stamping at the gate {on}{ref}, and part of you built the gate.',
          'Ask the builder how high it needs to be, and what it once kept out.',
          'Lower it by a single bar, and go over.',
        ],
      },
    ],
  },
  uranus: {
    joined: [
      {
        view: 'decision',
        sentences: [
          '{on} a sudden push could turn the furniture or the whole week around{ref}.',
          'Waiting pinches like a shoe that is too small.',
          'Pick a change you can undo by evening, make it at full speed, and look at it over breakfast.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'Your legs are full of sparks {on}{ref}, and the usual route will not do.',
          'Take the stairs two at a time, the unknown street, the wrong bus on purpose.',
          'Something in you wants to be startled by its own doing.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          '{on} being told what to do is nearly unbearable{ref}, even when you were about to do it.',
          'The rebel in you gets to the door first.',
          "Say 'let me do it my way', and then do it, promptly.",
        ],
      },
      {
        view: 'desk',
        sentences: [
          'The tool everyone uses gets on your nerves {on}{ref}, and you see how to do without it.',
          'Try your shortcut on a copy.',
          'If it works you have an invention, and if it fails you have a story for lunch.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'desk',
        sentences: [
          '{on} the odd solution is also the quick one{ref}.',
          'Drop the step that nobody can explain, swap two parts, ask the youngest in the room.',
          'You are daring and exact at once, so try it before anyone calls a meeting.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'Spur of the moment is a fine address to meet at {on}{ref}.',
          'A call at four can become a swim at five.',
          'Ring whoever owns a towel and never asks why, and leave the laundry in the machine.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          '{on} an old routine comes loose with one tug{ref}.',
          'It was held by a single nail, and you had been walking around it for years.',
          'Put something brisk and a little strange in its place right away.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Saying the unexpected thing takes no run-up {on}{ref}.',
          'You can wake up a meeting, a family table or the line at the counter.',
          'Aim at what has been sleeping too long, and let the rest doze.',
        ],
      },
    ],
    tense: [
      {
        view: 'body',
        sentences: [
          '{on} your nerves are strung a half tone too high{ref}.',
          'Any beep, any late reply, any slow walker plucks them.',
          'Unplug something, shake out your arms like a swimmer before the start, and cancel the least loved appointment.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'You could throw the whole thing over {on}{ref}, on account of one sentence.',
          'Freedom and fury look alike from behind.',
          'Leave the room, leave the phone, walk a mile, and see which of the two came along.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          '{on} the urge to quit comes without a reason attached{ref}.',
          'Something has been too tight for a while, though perhaps another thing than the one you are tearing at.',
          'Loosen one small strap first, and breathe out.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'You lose patience with the plan at about step four {on}{ref}, and would sooner improvise.',
          'That can go well if the ground is firm.',
          'Write steps one to three on a card, keep to them, and be as wild as you like with the rest.',
        ],
      },
    ],
  },
  neptune: {
    joined: [
      {
        view: 'solitude',
        sentences: [
          '{on} you set out with force and no address{ref}.',
          'The wish is strong, and there is fog all around it.',
          'Give it to something that needs no address, music or paint or a long swim, and ask for the street name later.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          "Somebody's trouble gets you out of your chair {on}{ref}.",
          'You would carry them home if they let you.',
          'Ask what would help before you lift, because tenderness with this much push can sweep a person along.',
        ],
      },
      {
        view: 'body',
        sentences: [
          '{on} your strength comes and goes like surf{ref}.',
          'Fighting the ebb only makes you wet and cross.',
          'Work on the wave, lie down in the trough, and keep whatever needs a sharp blade for another afternoon.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'You are ready to act on a feeling that has no evidence yet {on}{ref}.',
          'It may well be right.',
          'Follow it as far as a sketch, a rehearsal, a draft in pencil, and leave the ink and the scissors in the drawer.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'body',
        sentences: [
          '{on} moving is a kind of daydream{ref}.',
          'Dance in the kitchen, swim slow lengths, row or knead or rake until the mind goes soft.',
          'The thing you tried to force at your desk likes to float up around the twentieth stroke.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'Gentle and firm fit in the same hand {on}{ref}.',
          'You can help someone up off the sofa without scolding, or down off a bad idea without a lecture.',
          'Offer your arm, and walk at their pace.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          '{on} imagination takes instructions gladly{ref}.',
          'The picture in your head lets itself be cut, glued, scored or coded.',
          'Begin without a plan, work fast, and stop as soon as it looks like what you saw.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'You sense where the soft spot is {on}{ref}, in a jammed window as in a jammed opinion.',
          'A nudge does what shoving could not.',
          'Try the roundabout way: ask, hum, wait a beat, and only then push.',
        ],
      },
    ],
    tense: [
      {
        view: 'desk',
        sentences: [
          '{on} you push and the thing gives way like a wet sack{ref}.',
          'Nobody says no, and nothing moves.',
          'Ask one person for one plain answer by one plain hour, and put your force into something with edges, wood for example.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'You are angry and cannot find at whom {on}{ref}.',
          'The feeling leaks into sighs, mislaid keys, a door left open.',
          "Write 'I am angry that' on a page five times, and let the pen finish every line.",
        ],
      },
      {
        view: 'body',
        sentences: [
          '{on} tiredness turns up dressed as defiance{ref}.',
          'You pick your plans to pieces because you would rather sleep.',
          'Lie down for twenty minutes with a coat over you, and judge the plans again with your shoes off.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'Rescuing someone looks like the brave thing {on}{ref}.',
          'You have the cape on before they have asked.',
          'Find out whether they would like saving or only company, and hang the cape where you can both laugh at it.',
        ],
      },
    ],
  },
  pluto: {
    joined: [
      {
        view: 'desk',
        sentences: [
          '{on} you can dig for a long time without looking up{ref}.',
          'The will goes down instead of out, toward whatever has been creaking under the boards.',
          'Choose one drawer, one debt of honor or one old fear, and get to the bottom of just that.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'Winning would taste very good {on}{ref}, a bit too good.',
          'You know where the other person is soft.',
          'Put that knowledge back in the drawer, and fight with your hands on the table for a goal you can say aloud.',
        ],
      },
      {
        view: 'body',
        sentences: [
          '{on} there is a deep, stubborn strength in you that could pull stumps{ref}.',
          'Give it stumps.',
          'Scrub the oven, haul the junk up from the cellar, lift what you could not lift last year, and come to supper hungry.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'Something you are finished with can be cut off cleanly {on}{ref}: the subscription, the grudge, the coat of a former self.',
          'Make the cut once, low down.',
          'Do not stand there sharpening the knife.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'desk',
        sentences: [
          '{on} you have the nerve to open what everyone walks around{ref}.',
          'The locked file, the sticky ledger, the question of who decides.',
          'Open it calmly, with gloves if you like, and read to the last page before you act.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'Stamina is the gift {on}{ref}.',
          'You can hold the plank, the pose, the silence, the weight of a sleeping child or dog.',
          'Choose one long effort that nobody sees, and leave the short showy ones to others.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          '{on} an old habit lets itself be pulled up with the root{ref}.',
          'No drama, just a firm grip close to the ground.',
          'Take one that has been costing you evenings, and plant something quick in the hole.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'You can hear a hard truth and keep your hands warm {on}{ref}.',
          'Near you, people dare to say what has been under the rug.',
          'Ask the question behind the question, and stay in your seat for the answer.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          '{on} a dispute about the thermostat is about who rules{ref}.',
          'You both know it.',
          'Say so, half in jest, and hand over the thermostat in exchange for something you care about a good deal more.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'You grip harder than the job requires {on}{ref}.',
          'Checking, rechecking, standing behind a chair.',
          'Let one thing be done by someone else in their own crooked way, and notice which of your fingers opens last.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          '{on} something in the basement is banging on the pipes{ref}.',
          'An old anger, by the sound of it, with good reasons and poor timing.',
          'Go down with a lamp and a notebook, and write until the banging turns into words.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'Pressure makes you want all or nothing {on}{ref}.',
          'Either is easier to picture than a third of it.',
          'Ask for the third, in a level voice, and keep your best threat in your pocket until you have forgotten it.',
        ],
      },
    ],
  },
  asc: {
    joined: [
      {
        view: 'body',
        sentences: [
          '{on} your body wants to go first{ref}.',
          'The stride is longer, the handshake firmer, the color in your face a shade up.',
          'Run, lift, cut your hair, wear the red thing, and meet people at that temperature.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'You come into a room like a gust {on}{ref}, and papers move.',
          'Faces look up, some of them pleased.',
          'Say hello before you say what you want, and shut the door behind you with your hand.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          '{on} you are done with standing by{ref}.',
          'Whatever has been waiting for someone to begin is looking at you.',
          'Start with your feet: go there in person, and take hold of the nearest thing within reach.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'Your face says it a second before you do {on}{ref}.',
          'A frown of concentration can pass for a challenge.',
          'Tell the others that you are only in a hurry, and loosen the hand that holds the pen.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'body',
        sentences: [
          '{on} you move as if your joints had been oiled{ref}.',
          'It shows in how you take a corner or catch a thrown key.',
          'Do something physical with a bit of skill in it: a new dance step, a climbing wall, a crosscut saw.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Getting to know people goes quickly {on}{ref}.',
          'You walk up, say your name, and the thing is started.',
          'Introduce yourself to one person who has always looked too busy for it, and ask about their work boots.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          '{on} you look awake, and it spares you half the explaining{ref}.',
          'People are inclined to hand you the rope, the mic, the heavier end.',
          "Take it if you want it, and pass it on if you don't, with the same smile.",
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'Somebody shy does better at your side {on}{ref}.',
          'You have push enough for two and can lend it without pulling.',
          'Go along to the first class or the doorbell, and stay at their elbow while they ask.',
        ],
      },
    ],
    tense: [
      {
        view: 'crowd',
        sentences: [
          '{on} people seem to stand exactly where you want to walk{ref}.',
          'You arrive at each of them slightly too hard.',
          'Slow down at doorways, let them speak first, and you notice that half of the obstacles were saying hello.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'You bump into the table, the schedule and the mood of whoever is near {on}{ref}.',
          'The body is faster than the room.',
          'Burn off the extra before you have company, ten minutes of stairs will do, and come in second.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          '{on} you can be drawn into a fight by an eyebrow{ref}.',
          'Someone stands in your way, or seems to, and your feet plant themselves.',
          "Ask 'did you mean that as I heard it', and wait for the whole reply.",
        ],
      },
      {
        view: 'love',
        sentences: [
          'Between you and the person across the table somebody has to go first {on}{ref}.',
          'You would each like it to be you.',
          'Toss a coin for the small things, and take turns at saying what you want.',
        ],
      },
    ],
  },
  mc: {
    joined: [
      {
        view: 'desk',
        sentences: [
          '{on} ambition gets up early and puts the kettle on{ref}.',
          'You want to be seen doing what you do well.',
          'Start the piece with your name on it, send the bold application, or tell whoever decides that you would like the lead.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'You act in plain view {on}{ref}, and quick moves are noticed.',
          'So choose one that you could hear retold with pleasure.',
          'Mend in public what you have been grumbling about on the way home, and let people see the tools.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          '{on} the next rung looks close enough to jump{ref}.',
          'Jumping is allowed, and your calves are ready.',
          'Look first to see whom you would be climbing past, say a friendly word to them, and go.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'Someone with more say than you, or the rule they hold up, gets under your skin {on}{ref}.',
          'You could tell them so with great clarity.',
          'Say what you would do instead, in two steps, and volunteer for the first.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'desk',
        sentences: [
          '{on} effort shows{ref}.',
          'What you do with vigor can be seen by those who ought to see it, without your waving.',
          'Take the visible task, finish it before the afternoon goes flat, and let the work make the noise.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'Asking for more is a clean motion {on}{ref}: more scope, more pay, a longer leash.',
          'You stand straight, and it does not sound like a grievance.',
          'Choose the one you want most, and ask only for that.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          '{on} a group without a leader turns its chairs toward you{ref}.',
          'You see who could do what, and you can say so without stepping on anyone.',
          'Hand out the tasks, call everybody by name, and keep the muddiest one.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Your work puts on its boots by itself {on}{ref}.',
          'The slow start that usually takes an hour is over in ten minutes.',
          'Spend the other fifty on the piece that people may still mention in a year.',
        ],
      },
    ],
    tense: [
      {
        view: 'desk',
        sentences: [
          '{on} what you want to do and what your work wants of you collide before coffee{ref}.',
          'The temptation is to prove a point.',
          'Prove it on one small matter, with results attached, and give the large one a week.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'Home pulls at one sleeve and the job at the other {on}{ref}, and you snap at the nearer.',
          'Neither of them started it.',
          'Give each an hour with a beginning and an end, and tell both which comes first.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          '{on} someone who does what you do takes up too much of the view{ref}.',
          'You measure, you mutter, you type their name into the search bar.',
          'Do twenty minutes of your own best work instead, where they cannot see it.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'Your good name could use a slower mouth {on}{ref}.',
          'Authority irritates you, your own included.',
          'Keep the sharp reply for the walk home, and put the argument behind it into a proposal with a date.',
        ],
      },
    ],
  },
}
