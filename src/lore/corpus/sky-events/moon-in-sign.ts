import type { Sign } from '#sky/zodiac.ts'
import type { Wording } from '../../wording.ts'

export const moonInSign: Record<Sign, Wording[]> = {
  Aries: [
    {
      view: 'habit',
      sentences: [
        'Feelings come fast and go straight out the door{ref}.',
        'Do the thing you have put off before you have tied the second shoe, and skip the list about it.',
      ],
    },
    {
      view: 'quarrel',
      sentences: [
        'Tempers catch like dry kindling and are out again by the next kettle{ref}.',
        'Say the hot sentence to the steering wheel or the sink first, and the short one to the person.',
      ],
    },
    {
      view: 'body',
      sentences: [
        'You would rather move than talk it over{ref}, and the stairs are there for it.',
        'Run up two flights, shake out the hands, and see whether the problem is still as tall.',
      ],
    },
    {
      view: 'desk',
      sentences: [
        "Beginnings are easy and everything past the middle feels like somebody else's job{ref}.",
        'Open the new file, write the top third in one go, and hand the polishing to a slower day.',
      ],
    },
    {
      view: 'love',
      sentences: [
        'What you want you want at once, and it shows in how you ring the bell{ref}.',
        'Ask first, plainly, and let the other person take longer than you did to answer.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        'Waiting costs you more than choosing wrong would{ref}.',
        'For small matters, lunch, route, color, take the first idea that comes and feel how much afternoon that leaves over.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'In line, in meetings, at the crossing, you are half a step ahead of the others{ref}.',
        "Volunteer to go first while it is fun, and count to four before finishing anyone's sentence.",
      ],
    },
    {
      view: 'kitchen',
      sentences: [
        'The pan is hot before the onions are cut{ref}, and supper is ready in twelve minutes.',
        'Eat it standing if you like, but leave the knife work for somebody with more time.',
      ],
    },
    {
      view: 'money',
      sentences: [
        'A price is paid on the spot and forgotten by the corner{ref}.',
        'Put one thing back before the till, whichever you reached for without breaking your stride.',
      ],
    },
    {
      view: 'friendship',
      sentences: [
        'You would drive across town for someone at a word{ref}, though you may arrive before they have said it.',
        'Let them finish the story, and ask if they want help or company.',
      ],
    },
    {
      view: 'memory',
      sentences: [
        'You are nine again for a moment, at the top of the slide, with a line behind you{ref}.',
        'Do one thing in a sensible way and one that way, whooping included.',
      ],
    },
    {
      view: 'solitude',
      sentences: [
        'Being alone suits you as long as you are moving{ref}.',
        'Walk fast, talk to yourself in short sentences, and stop in front of the first thing that makes you laugh.',
      ],
    },
  ],
  Taurus: [
    {
      view: 'kitchen',
      sentences: [
        'Hunger sets the pace, and it is in no hurry{ref}.',
        'Cook something that takes an hour and needs little more than stirring, and sit down with a proper napkin.',
      ],
    },
    {
      view: 'body',
      sentences: [
        'The body wants softness and its own chair{ref}.',
        'Wear wool, warm your plate, and allow nobody to rush you through the part of the morning that smells of toast.',
      ],
    },
    {
      view: 'desk',
      sentences: [
        'One task at a time, done thoroughly and a little slowly, suits you best{ref}.',
        'Clear everything else off the surface, and stay in your seat until it is really finished.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        'Once settled, you do not like to be moved, by argument or by a sofa delivery{ref}.',
        'Where a change is due, change one small thing, and leave the rest standing for now.',
      ],
    },
    {
      view: 'money',
      sentences: [
        'You touch the cloth before you read the label{ref}.',
        'Buying feels like being fed, so eat first, and then decide whether the lovely heavy thing has a place at home.',
      ],
    },
    {
      view: 'quarrel',
      sentences: [
        'You do not shout, you stay put{ref}, arms folded, like a cow on a road.',
        'Give way by a yard on something that costs you little, and watch how the traffic relaxes.',
      ],
    },
    {
      view: 'solitude',
      sentences: [
        'Sitting on a step in the sun counts as an activity{ref}.',
        'Bring bread and something ripe, put the phone out of reach, and let the half hour be as long as it is.',
      ],
    },
    {
      view: 'habit',
      sentences: [
        'The usual cup, the usual corner, the usual tune{ref}: nothing about the day should be improved.',
        'Keep two of the three, and lend the corner to somebody who is cold.',
      ],
    },
    {
      view: 'love',
      sentences: [
        'A hand on the back says it better than a speech{ref}, and says it slowly.',
        'Sit close to whoever likes that, with something warm to drink, and let the clock mind itself.',
      ],
    },
    {
      view: 'memory',
      sentences: [
        'A smell brings a whole room back, with its wallpaper and its soup{ref}.',
        'Cook or buy the thing that smells like it, and write down who sat where.',
      ],
    },
    {
      view: 'friendship',
      sentences: [
        'You are glad of people who can sit beside you and peel an orange{ref}.',
        'Call the slowest of your friends, and leave the plan at the orange.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'The press of people is fine by you if there is something to lean on{ref}.',
        'Find your wall, your bench or your end of the bar, and let them come past.',
      ],
    },
  ],
  Gemini: [
    {
      view: 'habit',
      sentences: [
        'You stir with one hand and type with the other{ref}.',
        'Both get done, more or less, and the mind likes it, so keep the scissors and the hot pans for later.',
      ],
    },
    {
      view: 'friendship',
      sentences: [
        'Any mood improves once it has been told, and then told differently to somebody else{ref}.',
        'Call two people for ten minutes each, and ask them the same odd question.',
      ],
    },
    {
      view: 'desk',
      sentences: [
        'Seven tabs are open and each has a point{ref}.',
        'Work in short shifts, a quarter of an hour a thing, and jot down where you stopped before you hop on.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        'There are two of you with opinions on the matter{ref}, and they get along fine.',
        'Put both answers in writing, and send whichever you would be sorrier to delete.',
      ],
    },
    {
      view: 'body',
      sentences: [
        'Fingers drum and the foot is already in the next room{ref}.',
        'Give the nerves something small and nimble, a puzzle, a piano, a walk with corners, and the shoulders follow.',
      ],
    },
    {
      view: 'love',
      sentences: [
        'Affection arrives as a question, a link, a nickname by noon and a better one by dinner{ref}.',
        'Answer in kind, and once in the evening say it straight, with no joke attached.',
      ],
    },
    {
      view: 'solitude',
      sentences: [
        'Silence lasts about four pages{ref}, then you reach for a second book.',
        'Let three of them lie open on the bed, and see what they have to say to one another.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'You belong to three conversations at one table{ref}, and to none of them entirely.',
        'Choose the one in the middle, ask a second question there, and let the others pass with the bread.',
      ],
    },
    {
      view: 'kitchen',
      sentences: [
        'The recipe is read aloud, argued with and abandoned{ref}.',
        'Try the half of it that made you laugh, and taste as you go.',
      ],
    },
    {
      view: 'quarrel',
      sentences: [
        'A good retort comes too easily{ref}, and it is cleverer than you are angry.',
        'Keep it for a letter that stays in the drawer, and ask what was meant.',
      ],
    },
    {
      view: 'memory',
      sentences: [
        'A telephone number from your childhood comes up whole, and half a rhyme with it{ref}.',
        'Say both aloud, and ask somebody your age for the other half.',
      ],
    },
    {
      view: 'money',
      sentences: [
        'You compare, you click, and at the end there are two of them{ref}.',
        'Put the cheaper twin back, and spend what it would have cost on a paper you never read.',
      ],
    },
  ],
  Cancer: [
    {
      view: 'kitchen',
      sentences: [
        'You would like to stay in with a pot on the stove and the right people within call{ref}.',
        'Make enough for one more, and let the soup do the inviting.',
      ],
    },
    {
      view: 'memory',
      sentences: [
        'A song, a drawer, a faded dish towel, and you are years away{ref}.',
        'Stay there for one cup of tea, then write the names on the back of the photo while you know them.',
      ],
    },
    {
      view: 'habit',
      sentences: [
        'You go around corners rather than at them{ref}, and test each room before crossing it.',
        'Allow for the detour, and leave the house ten minutes earlier with something in your pocket to hold.',
      ],
    },
    {
      view: 'quarrel',
      sentences: [
        'A careless word goes in deep and the shell closes{ref}.',
        'Before you withdraw to the bedroom with it, say four words through the door: that one hurt me.',
      ],
    },
    {
      view: 'friendship',
      sentences: [
        'You ask everyone whether they have eaten{ref}, and it means several other things too.',
        'Ask the other things as well, one at least, while the bread is being sliced.',
      ],
    },
    {
      view: 'solitude',
      sentences: [
        'A blanket, a lamp and rain on the sill are as good as an answer{ref}.',
        'Cancel what can be canceled without hurting anyone, and let the evening be small and warm.',
      ],
    },
    {
      view: 'money',
      sentences: [
        'Things kept for their own sake calm you, a tin of buttons, a filled pantry, a little put by{ref}.',
        'Give one piece away to somebody who will keep it as well as you do.',
      ],
    },
    {
      view: 'body',
      sentences: [
        'Warmth is wanted, at the feet first{ref}, and the rest of the mood follows them.',
        'Find the thick socks, drink something hot, and postpone whatever has to be done in the wind.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        'You know at the door whether you will stay{ref}, and reasons turn up much later.',
        'Trust it for anything that can be undone by Sunday, and sleep on the rest.',
      ],
    },
    {
      view: 'desk',
      sentences: [
        'Work goes well next to somebody who hums{ref}, and poorly under a loud lamp.',
        'Move the chair, bring the good mug, and finish the one task that protects someone.',
      ],
    },
    {
      view: 'love',
      sentences: [
        'Being loved looks like somebody saving you the heel of the loaf{ref}.',
        'Save one for them, and say that you noticed theirs.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'In a full room you look for the kitchen{ref}, where three people are talking in ordinary voices.',
        'Dry a glass or two there, and go back out with one of them.',
      ],
    },
  ],
  Leo: [
    {
      view: 'crowd',
      sentences: [
        'The mood wants an audience, even if it is one aunt and a dog{ref}.',
        'Tell the story standing up, take the applause, and then ask for theirs and clap as loudly.',
      ],
    },
    {
      view: 'habit',
      sentences: [
        'You put on the red scarf to take out the trash{ref}.',
        'Good, go the whole way: greet the neighbors by name and hold the lid like someone lifting a silver cover.',
      ],
    },
    {
      view: 'love',
      sentences: [
        "You want to be somebody's favorite, openly, within the hour{ref}.",
        'Praise first and extravagantly, and notice whether it comes back before you have to hint at it.',
      ],
    },
    {
      view: 'quarrel',
      sentences: [
        'Pride gets there ahead of the facts{ref}, and slams a very fine door.',
        'Come back in with a bow, make the other person laugh, and concede the one thing they were right about.',
      ],
    },
    {
      view: 'desk',
      sentences: [
        'You do good work for anyone who will look at it{ref}, and doze over what nobody sees.',
        'Arrange a viewer for the dull part, a colleague, a photo to a friend, at four sharp.',
      ],
    },
    {
      view: 'money',
      sentences: [
        'Generosity takes over and you reach for the bill with a wave{ref}.',
        'Give the big gesture in a currency you have plenty of, such as time, cake, or your full attention.',
      ],
    },
    {
      view: 'kitchen',
      sentences: [
        'Even an omelet is served with a flourish and waits for a remark{ref}.',
        'Light the candles on a weeknight, and let someone else have the chair at the head for once.',
      ],
    },
    {
      view: 'friendship',
      sentences: [
        'You would like to treat everyone{ref}, and to be thanked by name.',
        'Pick one of them, give them your whole attention for an hour, and leave the bill a secret.',
      ],
    },
    {
      view: 'body',
      sentences: [
        'Your back is straighter than yesterday and your hair has plans{ref}.',
        'Walk through the middle of the square instead of along the wall, and enjoy it as far as the bakery.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        'The grander of two choices smiles at you{ref}.',
        'Ask if you would still take it with nobody there to see, and if so, take it with both hands.',
      ],
    },
    {
      view: 'memory',
      sentences: [
        'An old stage comes to mind, the school hall or the garage roof{ref}, and somebody clapping who did not have to.',
        'Tell them, if they can still be told, and take the remembered bow.',
      ],
    },
    {
      view: 'solitude',
      sentences: [
        'Even by yourself you like to do it with a bit of style{ref}.',
        'Lay one place with the good glass, put on the record, and be excellent company.',
      ],
    },
  ],
  Virgo: [
    {
      view: 'habit',
      sentences: [
        'Feeling better begins with mending something{ref}, a seam, a hinge, the alphabet of the spice rack.',
        'Take the smallest repair in sight and do it well enough that you smile when passing it.',
      ],
    },
    {
      view: 'desk',
      sentences: [
        'Your eye goes to the one wrong digit on the page{ref}.',
        'Use it for proofreading, forms and the fine print, and spare people who only wanted to show you their holiday pictures.',
      ],
    },
    {
      view: 'body',
      sentences: [
        'The stomach comments on everything, worries included{ref}.',
        'Plain food, a window open, ten slow minutes with the feet up, and half of the comments are withdrawn by evening.',
      ],
    },
    {
      view: 'quarrel',
      sentences: [
        'Helpful remarks leave your mouth faster than you can count them{ref}.',
        'Choose the single one that would really help, say it as a question, and swallow the rest with your tea.',
      ],
    },
    {
      view: 'friendship',
      sentences: [
        'You show fondness by noticing{ref}: the allergy, the train time, the button about to go.',
        'Bring the thread along, and say the fond part out loud too, because some people miss it in the needlework.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        'Before choosing, you would like to compare nine kettles by wattage{ref}.',
        'Three will do, so set a timer, underline what matters, and let good enough be a finding.',
      ],
    },
    {
      view: 'solitude',
      sentences: [
        'Sorting is as close to prayer as it gets for the moment{ref}.',
        'Sit on the floor with one drawer, make three heaps, and get up when the third has a home.',
      ],
    },
    {
      view: 'kitchen',
      sentences: [
        'The spice jars get turned until all the labels look at you{ref}.',
        'Stop at the shelf, make the plain soup you know by heart, and eat it while it is hot.',
      ],
    },
    {
      view: 'money',
      sentences: [
        'Every receipt wants to be understood{ref}, the one for the coffee included.',
        'Give them a quarter of an hour and one envelope, and let a few cents go missing in peace.',
      ],
    },
    {
      view: 'love',
      sentences: [
        'You show it by mending something{ref}, and hope that it is noticed without a word.',
        'Mend it, and then add the word, a short one.',
      ],
    },
    {
      view: 'memory',
      sentences: [
        "A teacher's handwriting is suddenly before you, neat and in green{ref}.",
        'Think of what she praised rather than what she crossed out, and do five minutes of that.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'In company you are the one who knows where the exit and the napkins are{ref}.',
        'Tell whoever asks, and for a quarter of an hour be of no use to anyone.',
      ],
    },
  ],
  Libra: [
    {
      view: 'decision',
      sentences: [
        'Nothing is quite felt until you have asked what the other person feels about it{ref}.',
        'Ask, by all means, and then say your own answer first the next time around.',
      ],
    },
    {
      view: 'love',
      sentences: [
        'You want it to be nice between you{ref}, with even portions and the better glasses.',
        'Suggest a walk for two, at a shared pace, and mention along the way what you would like to do after.',
      ],
    },
    {
      view: 'quarrel',
      sentences: [
        'You see their side so well that your own goes unrepresented{ref}.',
        'Speak for both parties if you must, but give yours the same number of sentences and as good a chair.',
      ],
    },
    {
      view: 'habit',
      sentences: [
        'An ugly corner tires you more than work does{ref}.',
        'Turn the vase, straighten the two frames, take the loud thing off the shelf, and breathe as though someone had apologized.',
      ],
    },
    {
      view: 'desk',
      sentences: [
        'Matters get settled pleasantly if you are in the room{ref}.',
        'Write the diplomatic letter, introduce the two who should meet, and put what you agreed on into one polite line.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'You smile, pass the olives, and adjust your opinion by a few degrees per guest{ref}.',
        'Pick one subject beforehand on which you will not be moved, and see how graciously it can be held.',
      ],
    },
    {
      view: 'solitude',
      sentences: [
        'Being alone feels like a seesaw with one end empty{ref}.',
        'Put music on the other end, or a letter to someone, and find that your own weight is a kind of company.',
      ],
    },
    {
      view: 'kitchen',
      sentences: [
        'A table with one flower on it tastes better{ref}.',
        'Lay it for whoever comes, or for yourself and a magazine, and cut the bread in even slices.',
      ],
    },
    {
      view: 'money',
      sentences: [
        'Of two nearly equal things you would like the prettier one{ref}, and an opinion about it.',
        'Ask one person only, set a sum before you go in, and keep the receipt.',
      ],
    },
    {
      view: 'body',
      sentences: [
        'A jarring color can give you a stiff neck{ref}, and a fair one can take it away.',
        'Tidy the one corner that you look at most, then stretch to both sides, left as long as right.',
      ],
    },
    {
      view: 'memory',
      sentences: [
        'You recall an afternoon on which everybody got along{ref}, and who it was that kept pouring.',
        'Pour once for yourself in their memory, and let one small quarrel at the table take its course.',
      ],
    },
    {
      view: 'friendship',
      sentences: [
        'Two of your friends would like each other, and it seems a pity to wait{ref}.',
        'Name a café to both, be late on purpose, and see what they have settled by the time you arrive.',
      ],
    },
  ],
  Scorpio: [
    {
      view: 'habit',
      sentences: [
        'You look behind what is said, and under the envelope flap as well{ref}.',
        'Some of it is there, so pick the one matter worth digging for and let the other lids stay on.',
      ],
    },
    {
      view: 'love',
      sentences: [
        'Halfway is no use to you at present, neither in a kiss nor in an answer{ref}.',
        'Ask for the whole of it, with the lights low and no test hidden in the question.',
      ],
    },
    {
      view: 'quarrel',
      sentences: [
        'You go quiet, and the whole room can hear it{ref}.',
        'Say what you are angry about before the other one has to guess, low voice, door shut.',
      ],
    },
    {
      view: 'desk',
      sentences: [
        'Your concentration could strip paint{ref}.',
        'Give it the tangled account, the error nobody can find, the chapter with the secret, and lock the door until you are through.',
      ],
    },
    {
      view: 'memory',
      sentences: [
        'What was done to you years ago is suddenly last week{ref}.',
        'Write it out in full, by hand, read it through once, and tear the page into pieces too small to keep.',
      ],
    },
    {
      view: 'body',
      sentences: [
        'Feeling sits low in the body and burns on a small flame{ref}.',
        'Sweat it out, swim, scrub a floor, and have the long talk only when you have cooled and eaten.',
      ],
    },
    {
      view: 'friendship',
      sentences: [
        'One confidant beats any party{ref}, preferably at a corner table with its back to the wall.',
        'Offer a secret of your own before you ask for theirs, and keep both.',
      ],
    },
    {
      view: 'kitchen',
      sentences: [
        'Something ought to simmer for hours with the lid on{ref}.',
        'Put on the beans or the broth, stay near, and let nobody lift it to look.',
      ],
    },
    {
      view: 'money',
      sentences: [
        'You want to know where it goes, all of it{ref}.',
        'Follow one sum to its end, the subscription or the fee, and cut or keep it on purpose.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'In a full room you watch the one who does not speak{ref}.',
        'Go over, ask something real, and leave the answer with them.',
      ],
    },
    {
      view: 'solitude',
      sentences: [
        'You would like a door that closes and nobody who asks what you are doing behind it{ref}.',
        'Have it for an hour, and come out with one sentence about what you found.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        'You know, and would rather not know yet, which way you will go{ref}.',
        'Write it down, fold it twice, and give it to your coat until evening.',
      ],
    },
  ],
  Sagittarius: [
    {
      view: 'habit',
      sentences: [
        'You want out, and any errand with a horizon will serve{ref}.',
        'Take the upper deck, the hill, the bus to its last stop, and come home with mud and one idea.',
      ],
    },
    {
      view: 'quarrel',
      sentences: [
        'Honesty gallops ahead and tact is still looking for its boots{ref}.',
        'What you say is meant well, so say half of it, laughing, and let them ask for the other half.',
      ],
    },
    {
      view: 'friendship',
      sentences: [
        'Your good mood invites people by the carload{ref}.',
        'Propose the picnic, the road, the late show, and let somebody who reads timetables work out how you all get back.',
      ],
    },
    {
      view: 'desk',
      sentences: [
        'The big picture is clear and the attachment is missing{ref}.',
        'Sketch the bold version in one page with no footnotes, and mark in red what has to be looked up.',
      ],
    },
    {
      view: 'money',
      sentences: [
        'It will work out, says the mood, with a hand in your wallet{ref}.',
        'Let it choose one ticket, book or shared supper, and keep the bill where tomorrow can read it.',
      ],
    },
    {
      view: 'solitude',
      sentences: [
        'Closed windows make you restless, and so do closed opinions{ref}.',
        'Read something you disagree with outdoors, on a wall, with your legs dangling over the far side.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        'You say yes on the stairs, before hearing what it is{ref}.',
        'Keep the yes, which is your best feature at present, and add the words: tell me more tomorrow.',
      ],
    },
    {
      view: 'body',
      sentences: [
        'Your legs ask for a longer road than the errand{ref}.',
        'Get off one stop early, lengthen your stride, and look at the roofs.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'You tell the joke before checking who is there{ref}.',
        'Most will laugh, so look for the one who did not, and ask where they come from.',
      ],
    },
    {
      view: 'kitchen',
      sentences: [
        'Supper should taste of somewhere else{ref}.',
        'Open the jar with the foreign label, use more than it says, and look up where it grew.',
      ],
    },
    {
      view: 'memory',
      sentences: [
        'The best part of some old journey was a wrong bus{ref}, as you can tell by how well you know its seats.',
        'Take one wrong turn on purpose on the way home, and greet somebody there.',
      ],
    },
    {
      view: 'love',
      sentences: [
        'Affection comes with a plan for Easter and a hand already on your back{ref}.',
        'Say yes to the hand at once, and to Easter when you have looked at a map together.',
      ],
    },
  ],
  Capricorn: [
    {
      view: 'habit',
      sentences: [
        'You count: the chairs, the hours, the steps still to do{ref}.',
        'Counting steadies you, so finish the sum, put the pencil behind your ear, and carry the first load upstairs.',
      ],
    },
    {
      view: 'desk',
      sentences: [
        'Dry, necessary work goes well and even comforts{ref}.',
        'Take the task with the longest beard, climb it by its stages, and allow yourself a biscuit at every landing.',
      ],
    },
    {
      view: 'love',
      sentences: [
        'Tenderness wears a work coat and comes to fix the lock{ref}.',
        'Let it, and add one soft sentence over the toolbox, even if it has to be squeezed out.',
      ],
    },
    {
      view: 'body',
      sentences: [
        'Shoulders rise with each thing nobody else is doing{ref}.',
        'Put two of them back where you found them, warm the knees, and sit with your back against something solid.',
      ],
    },
    {
      view: 'quarrel',
      sentences: [
        'Your answers get shorter and more correct{ref}, until they could be carved over a gate.',
        'Admit that you are tired before ruling on anything, and hear the case again after supper.',
      ],
    },
    {
      view: 'money',
      sentences: [
        'Going without feels oddly warm, like a coat you know{ref}.',
        'Save where it serves a purpose you can name, and spend properly on shoes, tools, or the good coffee.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'Among people you look for a duty, and find the dishes{ref}.',
        'Do six plates, hang up the towel, and go back in there to be a guest with nothing to report.',
      ],
    },
    {
      view: 'kitchen',
      sentences: [
        'You cook for three days in one go and write the dates on the lids{ref}.',
        'Keep one portion out, put it on a real plate, and sit down to it before it cools.',
      ],
    },
    {
      view: 'friendship',
      sentences: [
        "You are more likely to carry a friend's sofa than to ask how they are{ref}.",
        'Do both, the sofa first, and ask on the landing where one has to rest in any case.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        'The harder of two ways looks like the right one, merely for being harder{ref}.',
        'Estimate the hours for each in writing, and allow yourself the shorter if it arrives.',
      ],
    },
    {
      view: 'memory',
      sentences: [
        "You can hear someone older say 'first things first'{ref}, and taste the dry biscuit that went with it.",
        'Do the first thing, have a better biscuit, and leave the second for whoever says such things now.',
      ],
    },
    {
      view: 'solitude',
      sentences: [
        'Alone you get a surprising amount done, and forget to take your coat off{ref}.',
        'Hang up the coat, do one thing less, and sit with the finished ones for a minute.',
      ],
    },
  ],
  Aquarius: [
    {
      view: 'habit',
      sentences: [
        'You take a step back from your own feelings and find them interesting{ref}.',
        'Describe one to a friend as you would a rare bird, and then admit whose window it sat in.',
      ],
    },
    {
      view: 'friendship',
      sentences: [
        'Friends are easier to bear than family for a day or so, and a roomful easier than one{ref}.',
        'Sit with the odd one at the far end, who is glad of it.',
      ],
    },
    {
      view: 'love',
      sentences: [
        'Closeness is welcome, provided the window stays open{ref}.',
        'Ask for an hour to yourself before you have to steal it, and say when you will be back on the sofa.',
      ],
    },
    {
      view: 'desk',
      sentences: [
        'The usual way of doing it suddenly looks like one way among six{ref}.',
        'Try the strangest on a copy of the file, and keep it if it saves a step.',
      ],
    },
    {
      view: 'quarrel',
      sentences: [
        'In an argument you turn into a visitor from far off, courteous and cool{ref}.',
        'Come closer by one sentence that begins with I and has a feeling in it, however clumsy.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        'Because everyone is doing it, you would sooner not{ref}.',
        'Check whether the others might be right for once, and then go your own way with a clear head.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'You belong best by being slightly different, the one with the blue socks at the meeting{ref}.',
        'Ask the question everybody has politely stepped around, and mean it as a question.',
      ],
    },
    {
      view: 'kitchen',
      sentences: [
        'You eat at an hour when nobody does, and something that nobody would{ref}.',
        'Enjoy it without explaining, and offer the other half to whoever looks curious.',
      ],
    },
    {
      view: 'body',
      sentences: [
        'Your head has gone ahead and left the shoulders to follow{ref}.',
        'Shake out your arms by an open window until they have caught up.',
      ],
    },
    {
      view: 'memory',
      sentences: [
        'You think of the class, the team or the house-share where you were the odd one{ref}.',
        'Write to another odd one from those days, with a question and no summary of the years.',
      ],
    },
    {
      view: 'money',
      sentences: [
        'You would rather have the odd useful gadget than the thing everyone has{ref}.',
        'Borrow it first from somebody with a garage, and give back an idea with it.',
      ],
    },
    {
      view: 'solitude',
      sentences: [
        "You like to be alone with the radio on, other people's voices at a sensible distance{ref}.",
        'Leave the door on the latch, though, since one of the neighbors has something to tell you.',
      ],
    },
  ],
  Pisces: [
    {
      view: 'body',
      sentences: [
        'You soak up the weather, the news and the sighs on the train{ref}.',
        'Rinse it off with a long shower, a swim or a good cry at a film, and dress in something loose.',
      ],
    },
    {
      view: 'habit',
      sentences: [
        'The clock loses its grip, and you stand at the sink with the water running{ref}.',
        'Set two alarms for what must not be missed, and let the rest of the day run soft.',
      ],
    },
    {
      view: 'friendship',
      sentences: [
        'You can feel what a friend leaves out{ref}, sometimes more of it than there is.',
        'Ask once, gently, and believe the answer, even when the sigh afterward seems to know better.',
      ],
    },
    {
      view: 'solitude',
      sentences: [
        "Music gets in through every crack{ref}, and so does the neighbor's quarrel.",
        "Choose what you let near you, a slow record, a bath, an old children's book, and drift with the door locked.",
      ],
    },
    {
      view: 'desk',
      sentences: [
        'Figures swim, while images and phrases come up by themselves{ref}.',
        'Do the part of your work that needs dreaming, and have the sums checked by someone with dry feet.',
      ],
    },
    {
      view: 'money',
      sentences: [
        'You give to whoever asks, and also to a few who did not{ref}.',
        'Put a modest sum or an hour aside for giving beforehand, and when it has gone, give a smile.',
      ],
    },
    {
      view: 'quarrel',
      sentences: [
        'Rather than argue you dissolve, agree, and are hurt in the bathroom{ref}.',
        'Dry your face, come back, and tell them simply that you said yes too soon and meant maybe.',
      ],
    },
    {
      view: 'love',
      sentences: [
        'You answer a feeling that has not been spoken{ref}, and are usually right.',
        'Say what you think you heard, as a guess, and let them correct it.',
      ],
    },
    {
      view: 'kitchen',
      sentences: [
        'The milk boils over while you listen to the rain{ref}.',
        'Choose a dish that forgives, rice or soup, and stay for the stirring.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        'Both ways look possible, and a third that is not on the map{ref}.',
        'Do not choose before you have slept, and put the paper with the choices under the cup for morning.',
      ],
    },
    {
      view: 'memory',
      sentences: [
        'A song comes on that you last heard in another life, and the soup has to be stirred by somebody else{ref}.',
        'Let it play to the end, and then write to the person it belongs to.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'In a crowd you lose your outline and your umbrella{ref}.',
        'Agree on a landmark beforehand, hum something of your own, and go home when the hum is gone.',
      ],
    },
  ],
}
