import type { AspectPoint } from '#sky/aspects.ts'
import type { AspectQuality, Wording } from '../../wording.ts'

export const uranusTransits: Record<AspectPoint, Record<AspectQuality, Wording[]>> = {
  sun: {
    joined: [
      {
        view: 'decision',
        sentences: [
          '{on} the person you have been introduced as for years stops answering to the name{ref}.',
          'Let a month of experiments begin: one unlikely class, one refusal, one afternoon spent as somebody with no reputation to keep up.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'A current runs under the skin {on}{ref}, and standing still feels like a bad joke.',
          'Open every window, walk somewhere with no errand attached, and note which version of yourself turned up on the way.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          "You say 'actually, no' in a room that counted on your nod {on}{ref}.",
          'It startles you more than them, so leave it in the air, and find out over the coming year what you are for.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'habit',
        sentences: [
          '{on} it is easy to do the usual thing backward and enjoy the view{ref}.',
          'Begin with what always came last, in clothes nobody has seen on you, and keep whatever makes you taller.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          '{on} a side of you that had no audience so far comes out to be seen{ref}, and you like how it is described.',
          'Follow it up with a small invention of your own, shown to them half finished.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'Originality costs nothing extra {on}{ref}, since the people who usually object are curious.',
          'Present the strange proposal first, in two plain minutes, with the first step already taken.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          '{on} being told what to do, even kindly, lands like a hand on the collar{ref}.',
          'Ask for the purpose instead of the method, and reach it by a road that has your name on it.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          "The life you arranged fits like last year's shoes {on}{ref}, and the itch is to throw the whole closet out.",
          'Throw out one pair, loudly if it helps, and sleep before you start on the shelves.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'Who you are and who you are about to be want the same chair {on}{ref}.',
          'Give the newcomer a fixed evening a week for a while, and postpone the farewell speeches until the second month.',
        ],
      },
    ],
  },
  moon: {
    joined: [
      {
        view: 'kitchen',
        sentences: [
          '{on} home feels like a room with one wall missing{ref}, fresh and a little alarming.',
          'Move the bed or the table, eat at the wrong hour, and find out which comforts you had stopped noticing.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'A feeling shows up without its usual reasons {on}{ref}, as quick as a bird indoors.',
          'Leave a window open for it, cry or laugh as it comes, and skip the explanation that worked when you were ten.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Your oldest way of calming yourself stops working {on}{ref}, like a switch with no lamp behind it.',
          'Try three new ones over these weeks, the sillier first, and write down what the body votes for.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'friendship',
        sentences: [
          '{on} you can need something unusual and simply mention it{ref}.',
          'Ask for the visit without dinner, the talk without advice, the bench by the river at six, and offer as odd a comfort in return.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          '{on} a household rule nobody remembers making can go without a quarrel{ref}.',
          'Serve breakfast for supper, swap sides of the bed, and see how much air comes in through so narrow a gap.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'Moods change as fast as spring weather {on}{ref}, and for once you go out without an umbrella.',
          'Eat what you have never liked, in case the tongue has moved on, and nap when the light is best.',
        ],
      },
    ],
    tense: [
      {
        view: 'love',
        sentences: [
          '{on} closeness is a sweater with a tight neck{ref}, and you pull at it in front of the person who knitted it.',
          'Say that you need an hour outdoors and at what time you will be back.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'Restlessness gets into the cupboards {on}{ref}, and nothing you eat, play or open is the thing.',
          'Let the need stay unnamed, change rooms, change shoes, and wait with big words until you have slept on them twice.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'What always made you feel safe is out of order {on}{ref}, and a small child in you wants the manager.',
          'Tell the child what will stay the same this week: the cup, the blanket, the walk to the corner.',
        ],
      },
    ],
  },
  mercury: {
    joined: [
      {
        view: 'desk',
        sentences: [
          '{on} a thought arrives sideways and rearranges the others{ref}.',
          'Catch it on whatever paper is near, without tidying, and give it the rest of the season to show whether it is a spark or a plan.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          "You finish someone's sentence with an ending they had not considered {on}{ref}, and the table goes quiet, then louder.",
          'Write to the one person who leaned forward, while the ending is fresh.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Reading in your own field bores you {on}{ref}, as if every page had been photocopied once too often.',
          'Open a book about bees, bridges or grammar, and begin the new subject like a rank beginner.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'friendship',
        sentences: [
          '{on} talk leaps from roof to roof and nobody falls{ref}.',
          'Call the friend who thinks fastest, bring the problem you have turned over since last year, and take down the wildest of their answers.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          '{on} the tool, the shortcut or the software you have resisted makes sense within ten minutes{ref}.',
          'Learn it properly over the next weeks, beginning with what it does that you never thought of asking.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'You can change your mind out loud {on} and sound better for it{ref}.',
          'Tell whoever heard the old opinion, say what the new fact was, and keep a third opinion in reserve.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          '{on} you are three corners ahead and annoyed that the others are still reading the map{ref}.',
          'Go back for them with one example, told slowly, and you may notice the turning you flew past.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'Too many tabs are open behind the eyes {on}{ref}, and sleep keeps getting interrupted by good ideas.',
          'Keep a pad by the pillow, put each idea in four words, and be strict about screens for a stretch of evenings.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'Plans drawn up months ago refuse to be followed {on}{ref}.',
          'Check the times twice, leave a gap between any two appointments, and fill the gap, should it stay empty, with a page of pure nonsense.',
        ],
      },
    ],
  },
  venus: {
    joined: [
      {
        view: 'love',
        sentences: [
          '{on} you like someone or something that is not your type at all{ref}.',
          'Stay a while without a label for it, ask questions, and let your taste wake up before you tell it where to sit.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'The thing you used to pay for leaves you cold {on}{ref}, and a far stranger one is worth crossing town for.',
          'Borrow it first, play with it for some weeks, and notice who you are when you do.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'A new kind of beauty bothers you {on}{ref}: the off color, the wrong chord, the face that is not arranged.',
          'Hang one such thing where you see it at breakfast, and hear what it starts to say.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'friendship',
        sentences: [
          '{on} company is best in the open air and without a seating plan{ref}.',
          'Invite people who have never met, serve something eaten with the fingers, and leave early enough to remain curious about them.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'Fondness likes room {on}{ref}, and it is a pleasure to be told what the other did without you.',
          'Trade one habit of togetherness for one of surprise, say a note, a detour, an hour apart.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          '{on} the bold combination works{ref}, whether of colors, guests or paragraphs.',
          'Make three versions quickly, choose the one that frightens you a little, and show it before you have grown sensible.',
        ],
      },
    ],
    tense: [
      {
        view: 'love',
        sentences: [
          '{on} you want to be held and you want the window open{ref}.',
          'Tell both wishes to whoever is concerned, in one sentence, and agree about the next few nights rather than about forever.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'Boredom goes shopping with your purse {on}{ref}, and everything glittering looks like freedom.',
          'Leave it in the cart until the week is over, and spend the evening on something irregular that costs only bus fare.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'A pleasant arrangement has been pleasant too long {on}{ref}, and you hear yourself turn prickly to keep awake.',
          'Suggest another game, another place, another question, before your manners give notice on your behalf.',
        ],
      },
    ],
  },
  mars: {
    joined: [
      {
        view: 'body',
        sentences: [
          '{on} the push comes in jolts{ref}, like a cart with one square wheel and a splendid engine.',
          'Use it in bursts on whatever has been stuck for a year, and set the tools down whenever your hands begin to hurry.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'You would like to quit something at once {on}{ref}, preferably by noon.',
          'Write the letter, date it two weeks ahead, and spend that time building what you want to run toward.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'Your temper has a short fuse and a clear aim {on}{ref}, which astonishes those who know you as patient.',
          'Say the thing in a single sentence, standing up, and take yourself around the block before the second.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'habit',
        sentences: [
          '{on} you start before the old hesitation has laced its boots{ref}.',
          'Take the first step of the project everyone calls impractical, and do it your way, with the tool that was meant for something else.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          "Other people's courage goes up a notch near you {on}{ref}.",
          'Propose the unusual action, name the hour, and be the first into cold water, with a towel ready for whoever follows.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          '{on} a fast method shows itself, half trick and half talent{ref}.',
          'Test it on a small piece, mark the time, and use the hours you gain for what you wanted all along.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          '{on} you slam a door you had only meant to close{ref}.',
          'Fresh air first, then words: say which rule makes you wild and what you would do in its place, on trial, for a month.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'Hurry drops things {on}{ref}, stubs toes, finds the one red light in town.',
          'Move half as fast as you want to, do work that is safe to do clumsily, and let the big wish burn off its first blaze.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'Wanting out and wanting to win get mixed up {on}{ref}.',
          'Picture what you would do unobserved, and put off the grand exit until that has an answer.',
        ],
      },
    ],
  },
  jupiter: {
    joined: [
      {
        view: 'decision',
        sentences: [
          '{on} a wider door than the one you were pushing stands ajar{ref}.',
          'Say yes to the unexpected for a limited time, with a return ticket in your sock, and let these months be a little larger than planned.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'You laugh at something you believed for ages {on}{ref}, and the laugh makes space.',
          'Write down what you think in its place, badly and briefly, and begin looking for the people who think it too.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          '{on} trust jumps over a fence and lands among strangers{ref}.',
          'Talk to whoever has the oddest accent or the oddest hobby, accept the invitation that has no category, and bring fruit.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'desk',
        sentences: [
          '{on} luck looks like an idea you can use before lunch{ref}.',
          'Send the application nobody told you to send, and put into it the very detail you would once have left out.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'The right companions for an adventure are easier to spot {on}{ref}, because they ask when rather than why.',
          'Plan a first outing with them, small, early, in a direction none of you has taken.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          '{on} a free hour feels as broad as a field{ref}.',
          'Spend it without improving yourself, follow the first question that makes you run upstairs for a book, and let the answer wait until next year.',
        ],
      },
    ],
    tense: [
      {
        view: 'money',
        sentences: [
          '{on} a sudden certainty wants the whole wallet{ref}.',
          'Offer it a tenth, hear how it argues, and keep the remainder for the next three certainties, which will be along in the course of the year.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'You would convert the entire table {on}{ref}, waiter included.',
          'Convert one person, or better, hear out the driest of them, and see which part of your new faith still hops about afterward.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Every fence looks like an insult {on}{ref}, and you have promised yourself to four horizons.',
          'Pick the one you could reach by local train, go on a weekday, and cancel the rest with a cheerful postcard.',
        ],
      },
    ],
  },
  saturn: {
    joined: [
      {
        view: 'desk',
        sentences: [
          '{on} a wall you built yourself shows a crack with light in it{ref}.',
          'Before you plaster it, look through, and consider whether this could be the place for the window you left out at the time.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          "One of your oldest 'I always' rules breaks off in your hand {on}{ref}.",
          'Carry on without it for six weeks, see what truly needs it, and replace that small part with something that bends.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'Leaving the post, the plan or the pose becomes imaginable {on}{ref}.',
          'Write down in order what would have to be handed over, to whom, and find that the list ends before the page.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'desk',
        sentences: [
          '{on} the reform can be done inside opening hours{ref}.',
          'Change one procedure that has annoyed everybody for years, keep its good bone, and put your new version where the old one hung.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'A duty lets itself be arranged differently {on} with no loss of honor{ref}.',
          'Ask for the other schedule, the other form, the shared load, and bring the numbers that make it easy to agree.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'Old and young friends of yours would get along {on}{ref}.',
          'Put one of each at a table, give them something broken to mend together, and learn the trick neither would have shown you alone.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          '{on} every obligation seems to have been signed by a stranger{ref}.',
          'Read what you did agree to, strike what has lapsed, and open talks about the clause that stops your breath, before you open the gate.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'The neck feels the yoke {on}{ref} and dreams of a field.',
          'Keep the work that is due, take the straps off at a fixed hour, and use the time until spring to design a lighter rig.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'Two fears argue {on}{ref}, one of staying as you are and one of having nothing to stand on.',
          'Build a plank between them, a short trial with a date, and step out on it with one foot.',
        ],
      },
    ],
  },
  uranus: {
    joined: [
      {
        view: 'memory',
        sentences: [
          '{on} the rebel you were at some earlier age comes by to see how you turned out{ref}.',
          'Show the house honestly, and let that visitor choose one thing to be thrown out of the window.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'You recognize the itch {on}{ref}: the last time it was this strong you changed your address, your hair or your mind.',
          'Choose the newest of the exits, rather than the one you know by heart.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Your oddity is public {on}{ref}, and you cannot find the old embarrassment about it.',
          'Put a date in the notebook, since a fresh stretch of doing things your way may as well begin at a bus stop.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'friendship',
        sentences: [
          '{on} people of your own age and strangeness are good to see{ref}.',
          'Compare what each of you stopped doing this year, and steal the most useful omission for yourselves.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'An experiment you began half in jest holds up {on}{ref}.',
          'Repeat it under poorer conditions, write down how it is done, and allow others to copy it without a license.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          '{on} change comes by the front door and wipes its feet{ref}.',
          'Let it alter something daily, the route, the tools, the hour of waking, and watch how little the furniture minds.',
        ],
      },
    ],
    tense: [
      {
        view: 'habit',
        sentences: [
          '{on} even your freedoms have become a routine{ref}, and you are bored by your own surprises.',
          'Do the truly unheard-of thing for once: stay until the end, keep to the recipe, let someone else choose the music.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          '{on} the newcomers break rules you broke first, and they do it wrongly{ref}.',
          'Tell them what you were after in your day, ask what they are after, and stay out of the workshop for an afternoon.',
        ],
      },
      {
        view: 'body',
        sentences: [
          '{on} sleep comes in scraps, and the scraps are bright{ref}.',
          'Treat it as a sign that half your life is due for rewiring, choose one circuit, and switch that one off before you touch it.',
        ],
      },
    ],
  },
  neptune: {
    joined: [
      {
        view: 'solitude',
        sentences: [
          '{on} a dream of long standing sits up and talks{ref}.',
          'Write it down before coffee, in its own grammar, and do not decide for a while whether it is a picture, a place or a joke.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          '{on} what you hoped for vaguely has a strange and definite edge{ref}.',
          'Follow it as far as the next lamppost, which is to say one call or one ticket, and look around from there.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          '{on} you feel for people outside your fence, suddenly and without being told to{ref}.',
          'Give one of them something of use, by an unusual route, and let the feeling rearrange your week.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'desk',
        sentences: [
          '{on} imagination throws sparks that can be caught in a jar{ref}.',
          'Improvise for half an hour on an instrument, a stove or a page, record it roughly, and listen again at the end of the month.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'A gathering with a shared wish in it does you good {on}{ref}.',
          'Sing, march, plant or paint beside people whose names you have not learned, and bring home one idea for a kinder neighborhood.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'It is easy to give up a small numbing comfort {on}{ref}, because the air without it is interesting.',
          'Leave the screen dark for an evening and see who in you comes out to play.',
        ],
      },
    ],
    tense: [
      {
        view: 'decision',
        sentences: [
          '{on} the way out and the way into the clouds have the same signpost{ref}.',
          'Ask somebody dry which is which, wait for a clear morning, and take with you only what you can spell.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'A faith you rested on gives a start {on}{ref}, like a step that is not there in the dark.',
          'Stand still, feel for the floor you do have, and let the next belief come in its own good time.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'Nerves and weariness take turns at the wheel {on}{ref}.',
          'Park: lie on the floor with music, breathe out longer than in, and keep the flash of insight for a day with better brakes.',
        ],
      },
    ],
  },
  pluto: {
    joined: [
      {
        view: 'decision',
        sentences: [
          '{on} something kept under the floor knocks, and the board is loose anyway{ref}.',
          'Lift it in daylight with a friend about, look at what you have feared to change, and take out just the first nail.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'One sentence throws an old story into a new light {on}{ref}, and you cannot put the light out.',
          'Walk with it for some days, and afterward clear the shelf on which the former version stood.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'A force you had folded very small comes undone {on}{ref}, in the voice, in the hips, in the way you enter.',
          'Give it hard and harmless work, like digging, drums or a mile of uphill.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'habit',
        sentences: [
          '{on} you can drop a compulsion as one drops a coin into a fountain{ref}.',
          'Do the opposite of it once, lightly, before witnesses, and plan the coming months as though the money were spent.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'Buried means come to hand {on} in odd form{ref}: a skill, a contact, a box that was never unpacked.',
          'Bring one of them up the stairs, clean it, and use it for something it was not meant for.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          '{on} thorough change goes quickly, since the foundations have been loosened for a long time{ref}.',
          'Pull out the outdated part by its root, and have the simpler one at hand before you sit down.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          "{on} somebody's control and your need for air meet in a narrow hallway{ref}.",
          'Step aside, literally, into the yard, and work out which key you want back, so that you can ask for one and not for all.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          '{on} you want to burn the papers, the good ones with the bad{ref}.',
          'Sort them instead, by how tightly you have been holding each, and let the tightest go first, after a night in the hall.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'An upheaval looks like the only honest thing {on}{ref}.',
          'Make it thorough in one drawer before you try it on the house, and see whether you feel freed or merely tired.',
        ],
      },
    ],
  },
  asc: {
    joined: [
      {
        view: 'body',
        sentences: [
          '{on} the mirror shows someone whose story you would ask for{ref}, with shorter hair or a longer stride.',
          'Change one visible thing that has stayed the same for years, and go out before you are used to it.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'First meetings crackle {on}{ref}, and people cannot say afterward quite what you do for a living.',
          'Leave it so, introduce yourself by a new beginning of your story, and hear which word came alive.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'You arrive by other doors {on}{ref}: on foot, unannounced, by the garden.',
          'Let it mark the start of a less rehearsed way of meeting the world, and leave the prepared remark in your pocket.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'friendship',
        sentences: [
          '{on} you are quick company, easy to like and hard to file{ref}.',
          'Speak to a stranger whose bag, dog or book is unusual, and swap addresses if the talk was better than the weather.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'The limbs would enjoy something they have never done {on}{ref}.',
          "Try the beginners' hour on skates, at the barre, up the wall, and let yourself be seen at it, laughing and in bad form.",
        ],
      },
      {
        view: 'desk',
        sentences: [
          '{on} your unpolished manner opens drawers that polish never did{ref}.',
          'Go in person, say what you want in a funny true line, and propose to do it the other way round.',
        ],
      },
    ],
    tense: [
      {
        view: 'love',
        sentences: [
          '{on} the person facing you seems to tug at your sleeve whenever you look out of the window{ref}.',
          'Turn around, say how far you mean to walk, and ask what they would do with the time.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'You startle people {on} without intending it{ref}, by a laugh, a jacket, an abrupt goodbye.',
          'Add one sentence of warning before each change of direction, and keep all the changes.',
        ],
      },
      {
        view: 'body',
        sentences: [
          '{on} the skin is itchy with expectations{ref}.',
          'Take off what pinches, be it the collar, the nickname or the polite smile, one piece in private, and see which you would really not wear again.',
        ],
      },
    ],
  },
  mc: {
    joined: [
      {
        view: 'desk',
        sentences: [
          '{on} your work could be called something else{ref}, and the new word makes you sit straighter.',
          'Try the title on in a message to a trusted colleague or friend, and see what tasks fall off by themselves.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'The ladder you were on shows itself to be one of several {on}{ref}.',
          'Step onto the ground for an hour, walk around the building, and ask a person with a peculiar career how they started.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'What used to be your hobby or your heresy is what you are seen with {on}{ref}.',
          'Stand beside it in plain clothes, explain it to whoever asks, and let these months decide how far it goes.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'desk',
        sentences: [
          '{on} the unusual proposal suits your reputation{ref}.',
          'Put forward the method that you use in secret because it works, with an invitation to try it for three weeks, and ask for freer hours in exchange.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'A contact from quite another field has the missing piece of your work {on}{ref}.',
          'Look through your oldest numbers, choose the least likely, and describe the puzzle in ordinary words.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          '{on} you can work at the wrong time and in the wrong place with the right result{ref}.',
          "Note where the good hour happened, and build next season's timetable around that bench, train or attic.",
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          '{on} whoever hands out the tasks gets an answer with sparks on it{ref}.',
          'Cool it in a draft, take out the adjectives, and leave in the one demand about how you work, which deserves a meeting.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'You imagine resigning from everything you ever joined {on}{ref}, down to the choir.',
          'Make the list for pleasure, circle the two entries that made your heart jump, and investigate those.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          '{on} your public face slips, and the private one is more popular than you feared{ref}.',
          'Do not hurry to repair it, tell those at home why you are restless, and let some rank go unpolished.',
        ],
      },
    ],
  },
}
